/** Reads the position of the current page in the tab's history, as the router numbers it; null if it does not say. */
export function readHistoryIndex(state: unknown = history.state): number | null {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
}
