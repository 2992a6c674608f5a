/** The part of a document that is read. */
interface ScriptDocument {
  querySelector(selector: string): { textContent: string | null } | null;
}

/**
 * Reads the import map of a document: the address of each script or style sheet → its hash, in the form of `integrity`.
 * Empty in development, where documents have no import map. The compiler puts the text of this function into Vite's
 * preload helper (scripts/build/compile/bundler/preloadIntegrityPlugin.ts), so it must use nothing else of this module.
 */
export function readIntegrity(page: ScriptDocument): Readonly<Record<string, string>> {
  const map = page.querySelector('script[type=importmap]')?.textContent ?? '{}';
  return (JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {};
}
