import { CsvError, parse } from 'csv-parse/sync';
import { formatScreens } from '../messageScreens.ts';
import { decodeTable } from './decodeTable.ts';
import { listCodes, type ReturnedTexts, type ReturnedUnit, type TextExchange } from './TextUnit.ts';

/** Titles of the columns; brand and language are in them, because a spreadsheet keeps nothing else. */
const toTitles = ({ slug, tag }: Pick<TextExchange, 'slug' | 'tag'>) => [
  `id (${slug})`,
  'screens',
  'note',
  'limit of length',
  'placeholders',
  'source (en)',
  `present text (${tag})`,
  `new text (${tag})`,
];
const ids = /^\s*id\b(?:\s*\(([^)]*)\))?/i;
const titles = { source: /^\s*source\b/i, present: /^\s*present text\b/i, text: /^\s*new text\b(?:\s*\(([^)]*)\))?/i };

/** Pattern of cells that a spreadsheet would take for a formula. */
const formula = /^'*[=+\-@\t\r]/;
const protect = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);
const unprotect = (cell: string) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

const toCell = (value: string) => {
  const cell = protect(value);
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
};

/** Renders texts as a table by RFC 4180, with a mark of UTF-8 that Excel asks for. */
export function renderCsv(exchange: TextExchange): string {
  const rows = exchange.units.map(({ id, screens, notes, limit, source, present }) => [
    id,
    formatScreens(screens),
    notes.join('; '),
    limit === undefined ? '' : String(limit),
    [...new Set(listCodes(source))].join(' '),
    source,
    present,
    '',
  ]);
  return `\uFEFF${[toTitles(exchange), ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

/** Separators that spreadsheets write, the likeliest first. */
const findDelimiter = (text: string): string => {
  const [line = ''] = text.split(/\r\n|\r|\n/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]!.sign;
};

interface Row {
  record: string[];
  line: number;
}

function parseRows(text: string): { rows: Row[]; fault?: string; line: number } {
  try {
    const records = parse(text, { delimiter: findDelimiter(text), relax_column_count: true });
    return { rows: records.map((record, index) => ({ record, line: index + 1 })), line: 1 };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const line = Number(error.lines ?? 1);
    return {
      rows: [],
      line,
      fault: isOpen ? 'a quote is opened that is never closed' : 'a quote is in the middle of a cell',
    };
  }
}

/** Reads a table that came back, as a spreadsheet may have saved it: in another encoding, with other separators. */
export function readCsv(bytes: Uint8Array): ReturnedTexts {
  const { text, lossy } = decodeTable(bytes);
  const { rows, fault, line } = parseRows(text);
  if (fault !== undefined)
    return { units: [], faults: [{ line, message: fault, hint: 'a " in a cell in quotes is written ""' }] };
  const [head, ...body] = rows;
  const find = (pattern: RegExp) => head?.record.findIndex((title) => pattern.test(title)) ?? -1;
  const columns = {
    id: find(ids),
    source: find(titles.source),
    present: find(titles.present),
    text: find(titles.text),
  };
  const missing = Object.entries({ id: columns.id, 'new text': columns.text }).filter(([, index]) => index === -1);
  if (missing.length > 0) {
    const message = `the first row has no column "${missing.map(([name]) => name).join('" and no "')}"`;
    return { units: [], faults: [{ line: 1, message, hint: 'keep the first row and all columns of the export' }] };
  }
  const titleAt = (index: number, pattern: RegExp) => pattern.exec(head!.record[index] ?? '')?.[1];
  const units = body
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, line: row }): ReturnedUnit => {
      const cell = (index: number) =>
        index === -1 || record[index] === undefined ? undefined : unprotect(record[index]);
      const isWide = record.length > head!.record.length && record.slice(head!.record.length).some((one) => one !== '');
      return {
        id: cell(columns.id)?.trim() ?? '',
        line: row,
        name: `row ${row}`,
        source: cell(columns.source),
        present: cell(columns.present),
        text: cell(columns.text),
        faults: isWide ? ['it has more cells than the first row; a cell with a separator needs quotes around it'] : [],
      };
    });
  const slug = titleAt(columns.id, ids);
  const tag = titleAt(columns.text, titles.text);
  return { slug, tag, units, faults: [], ...(lossy !== undefined && { lossy }) };
}
