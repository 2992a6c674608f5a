/**
 * Parses the paths of the members' pictures that an answer of the API names, each once and in its order, as they are
 * written there.
 *
 * @param answer JSON; other text has no paths
 */
export function parsePicturePaths(answer: string): string[] {
  const found = new Set<string>();
  try {
    JSON.parse(answer, (key, value) => {
      if ((key === 'public_path' || key === 'profilePicture') && typeof value === 'string') found.add(value);
    });
  } catch {
    return [];
  }
  return [...found];
}
