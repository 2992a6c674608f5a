import remapping from '@jridgewell/remapping';
import { decodedMappings, encodedMappings, type SourceMapSegment, TraceMap } from '@jridgewell/trace-mapping';
import { applyEdits, type Edit } from './applyEdits.ts';

/** Map from code to the modules of the project, whose paths begin at its root. It is plain JSON. */
export interface SourceMap {
  version: 3;
  names: string[];
  sources: (string | null)[];
  mappings: string;
}

/** Returns the map of code after edits. Positions inside an edit are dropped, and the position of a removed part. */
export function editSourceMap(map: SourceMap, code: string, edits: readonly Edit[]): SourceMap {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const starts = lineStarts(code);
  const newStarts = lineStarts(applyEdits(code, sorted));
  const mappings: SourceMapSegment[][] = newStarts.map(() => []);
  let next = 0;
  let shift = 0;
  let line = 0;
  for (const [oldLine, segments] of decodedMappings(new TraceMap(map)).entries()) {
    for (const [column, ...original] of segments) {
      const offset = starts[oldLine]! + column;
      for (; sorted[next] && sorted[next]!.end <= offset; next++) {
        const { start, end, text } = sorted[next]!;
        shift += text.length - (end - start);
      }
      const edit = sorted[next];
      if (edit && edit.start < offset + (edit.text === '' ? 1 : 0)) continue;
      while ((newStarts[line + 1] ?? Number.POSITIVE_INFINITY) <= offset + shift) line++;
      mappings[line]!.push([offset + shift - newStarts[line]!, ...original] as SourceMapSegment);
    }
  }
  return { ...map, mappings: encodedMappings(new TraceMap({ ...map, mappings })) };
}

/** Returns the map of code that a tool made from code with a map of its own. */
export function chainSourceMaps(ofTool: Omit<SourceMap, 'version'>, map: SourceMap) {
  const chained = remapping([{ ...ofTool, version: 3 }, map], () => null, { excludeContent: true });
  const { names, sources, mappings } = chained;
  return { version: 3, names, sources, mappings: mappings as string } satisfies SourceMap;
}

/** Returns the offsets at which the lines of a text begin. */
const lineStarts = (text: string): number[] => [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
