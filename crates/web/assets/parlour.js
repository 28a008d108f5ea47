// The script of every page: settings, and what can be done without the server.
globalThis.parlour = (() => {
  const find = selector => document.querySelector(selector);
  const all = selector => [...document.querySelectorAll(selector)];
  /** Listens on the whole page, before anybody else. */
  const on = (names, listener) => {
    for (const name of names.split(" ")) addEventListener(name, listener, true);
  };
  /** The element with this data attribute that an event happened in. */
  const within = (event, attribute) => event.target.closest?.(`[data-${attribute}]`);

  /** Reads a setting of this browser, or changes it. Storage may be forbidden. */
  const setting = (key, value) => {
    try {
      if (value == null) return localStorage[key];
      localStorage[key] = value;
    } catch {}
  };

  /** A choice that the server is told of too. */
  const chosen = key => document.cookie.match(`(?:^|; )${key}=([^;]*)`)?.[1];

  /** Shows the theme, and whether to be notified. */
  const showSettings = () => {
    const theme = chosen("theme") || "system";
    const root = document.documentElement;
    if (theme === "system") delete root.dataset.theme;
    else root.dataset.theme = theme;
    for (const button of all("[data-theme-to]")) {
      button.setAttribute("aria-pressed", button.dataset.themeTo === theme);
    }
    for (const button of all("[data-notify]")) {
      button.setAttribute("aria-pressed", !!setting("notify"));
    }
  };
  // At once: the theme must be there before anything is painted.
  showSettings();
  if (navigator.share) document.documentElement.classList.add("can-share");

  on("DOMContentLoaded", () => {
    find("[data-theme-menu]").hidden = false;
    showSettings();
  });

  // What was typed is kept without being asked for.
  on("change", event => within(event, "keep")?.requestSubmit());

  on("click", event => {
    for (const menu of all(".menu")) {
      if (!menu.contains(event.target)) menu.open = false;
    }
    const remembered = within(event, "cookie");
    if (remembered) {
      document.cookie = remembered.dataset.cookie + "; path=/; max-age=31536000; samesite=lax";
    }
    if (within(event, "theme-to")) showSettings();
    const copy = within(event, "copy");
    const field = copy && find("#" + copy.dataset.copy);
    if (field) {
      field.select();
      navigator.clipboard?.writeText(field.value).then(() => {
        copy.lastChild.data = copy.dataset.copied;
        copy.setAttribute("aria-live", "polite");
      });
    }
    const { share, shareTitle } = within(event, "share")?.dataset ?? {};
    if (share) navigator.share({ title: shareTitle, url: share }).catch(() => {});
    if (within(event, "notify")) {
      Notification.requestPermission().then(answer => {
        setting("notify", answer === "granted" && !setting("notify") ? 1 : "");
        showSettings();
      });
    }
  });

  return { find, all, on, within, setting, showSettings };
})();
