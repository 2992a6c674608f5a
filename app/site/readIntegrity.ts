/** What is read of a document. */
interface ScriptDocument {
  querySelector(selector: string): { textContent: string | null } | null;
}

/**
 * Reads the import map of a document: address of a script or style sheet → its hash, as the `integrity` of a link takes it.
 * Empty in development, where documents have no import map. The compiler puts the text of this function into Vite's
 * preload helper (scripts/build/compile/bundler/preloadIntegrity.ts), so it uses nothing of this module.
 */
export function readIntegrity(page: ScriptDocument): Readonly<Record<string, string>> {
  const map = page.querySelector('script[type=importmap]')?.textContent ?? '{}';
  return (JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {};
}
