use love_letter::*; use tabletop::*; use rand_xoshiro::rand_core::SeedableRng;
fn cpu()->f64{ let s=std::fs::read_to_string("/proc/self/schedstat").unwrap(); s.split(' ').next().unwrap().parse::<f64>().unwrap()/1e9 }
fn main(){
 for round in 0..std::env::args().nth(2).map_or(3,|x|x.parse().unwrap()) { for n in [2u8,3,4,6] {
  let setup=Setup::new(Edition::Standard,n).unwrap();
  let mut menu: List<Action,MOST_ACTIONS>=List::new(Action::Play(Card::Spy));
  let t=cpu(); let mut a=0u64; let mut d=0u64;
  for g in 0..std::env::args().nth(1).map_or(300000u64,|x|x.parse().unwrap())/(n as u64) { let mut deals=Deals::new(mix(1,g)); let mut rng=rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(mix(2,g));
   let r=play_random::<LoveLetter,MOST_ACTIONS>(&setup,&mut deals,&mut rng,&mut menu).unwrap(); a+=r.actions as u64; d+=r.deals as u64; }
  let e=cpu()-t; println!("{n}: {:.2} M/s  actions/round {:.2} {}", a as f64/e/1e6, a as f64/d as f64, std::mem::size_of::<State>());
 } let _=round; }
}
