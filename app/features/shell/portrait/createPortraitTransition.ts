import { findSharedProfile } from './findSharedProfile.ts';
import { MAX_WAIT_MS, PORTRAIT_NAME } from './transitionSettings.ts';
import './portraitTransition.css.ts';

/** Creates the transition of a member's portrait between card and profile, for browsers with view transitions. */
export function createPortraitTransition(isMotionReduced: () => boolean) {
  let named: HTMLElement | null = null;
  let running: { profile: string; drawn: () => void } | null = null;

  function name(element: HTMLElement | null): void {
    named?.style.removeProperty('view-transition-name');
    named = element;
    named?.style.setProperty('view-transition-name', PORTRAIT_NAME);
  }

  return {
    /** Resolves once the current page has been captured and the next may replace it. */
    async start(from: string, to: string): Promise<void> {
      const profile = findSharedProfile(from, to);
      if (profile === null || !('startViewTransition' in document) || isMotionReduced()) return;
      const portrait = findPortrait(profile);
      if (portrait === null) return;
      name(portrait);
      await new Promise<void>((captured) => {
        const own = { profile, drawn: () => {} };
        const drawn = new Promise<void>((resolve) => (own.drawn = resolve));
        running = own;
        const transition = document.startViewTransition(() => {
          if (running === own) name(null);
          captured();
          return drawn;
        });
        const timer = setTimeout(() => {
          transition.skipTransition();
          own.drawn();
        }, MAX_WAIT_MS);
        void drawn.then(() => clearTimeout(timer));
        // Rejects when the browser skips it, for instance in a hidden tab.
        transition.ready.catch(() => {});
        void transition.finished.then(() => {
          if (running !== own) return;
          running = null;
          name(null);
        });
      });
    },
    /** Call when the next page is rendered, scrolled and has the focus. */
    finish(): void {
      if (running === null) return;
      name(findPortrait(running.profile));
      running.drawn();
    },
  };
}

/** Finds the visible portrait of a profile, or of a card that leads to it. */
function findPortrait(profile: string): HTMLElement | null {
  const portraits = [
    ...document.querySelectorAll<HTMLElement>(`#main [data-portrait="${CSS.escape(profile)}"]`),
  ].filter(isInWindow);
  // A member may be on a page twice.
  return portraits.find(({ parentElement }) => parentElement?.contains(document.activeElement)) ?? portraits[0] ?? null;
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
