/** Whether a logo has a plate of its own, by day and by night; `composeLogo` makes such logos. */
export function findLogoPlates(logo: string): { day: boolean; night: boolean } {
  const [day, night] = Array.from(logo.matchAll(/-plate\{fill:(none|#)/g), ([, fill]) => fill === '#');
  return { day: day ?? false, night: night ?? false };
}
