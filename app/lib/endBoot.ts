/** Ends what the document shows until the app has started (scripts/stages/bootScript.ts). */
export function endBoot(): void {
  document.documentElement.dataset.boot = 'done';
  document.querySelector('.boot')?.remove();
}
