import type { OwnDataEntry, OwnDataSection } from '../../../../api/contract/ownData.ts';

/** The words of the page, in the language of the member. */
export interface OwnDataWords {
  title: string;
  /** Says of whom, from where and from when the data is. */
  lead: string;
  /** Says what is in the other files. */
  files: string;
  contents: string;
  nothing: string;
  missingPicture: string;
  yes: string;
  no: string;
  /** The name of a section or field by its key; undefined for one that the app has no words for. */
  sectionTitle: (key: string) => string | undefined;
  fieldName: (key: string) => string | undefined;
  formatMoment: (at: number) => string;
  /** Puts a day (yyyy-mm-dd) into words. */
  formatDay: (day: string) => string;
}

interface OwnDataPageParts {
  /** The language tag. */
  lang: string;
  words: OwnDataWords;
  sections: readonly OwnDataSection[];
  /** The path of each picture beside the page, by its id; null for one that could not be loaded. */
  pictures: ReadonlyMap<string, string | null>;
}

/** More fields than this are below each other instead of in a table. */
const MAX_COLUMNS = 5;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an element or an attribute in quotes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

const momentPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Builds the page in which a member reads their data: one file without scripts, whose pictures lie beside it. */
export function buildOwnDataPage({ lang, words, sections, pictures }: OwnDataPageParts): string {
  const titled = sections.map((section, index) => ({
    section,
    id: `part-${index + 1}`,
    title: section.title || words.sectionTitle(section.key) || section.key,
  }));
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; form-action 'none'; base-uri 'none'">
<title>${escapeHtml(words.title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.lead)}</p>
<p>${escapeHtml(words.files)}</p>
</header>
<nav aria-labelledby="contents">
<h2 id="contents">${escapeHtml(words.contents)}</h2>
<ul>
${titled.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('\n')}
</ul>
</nav>
<main>
${titled.map(({ section, id, title }) => renderSection(section, id, title)).join('\n')}
</main>
</body>
</html>
`;

  function renderSection({ entries }: OwnDataSection, id: string, title: string): string {
    const groups = groupByTitle(entries.filter(({ fields, picture }) => fields.length > 0 || picture !== null));
    const content = groups.length > 0 ? groups.map(renderGroup).join('\n') : `<p>${escapeHtml(words.nothing)}</p>`;
    return `<section aria-labelledby="${id}">\n<h2 id="${id}">${escapeHtml(title)}</h2>\n${content}\n</section>`;
  }

  function renderGroup(entries: readonly OwnDataEntry[]): string {
    const [first] = entries;
    const heading = first?.title ? `<h3 dir="auto">${escapeHtml(first.title)}</h3>\n` : '';
    const columns = new Map(entries.flatMap(({ fields }) => fields.map((field) => [field.key, nameOf(field)])));
    const isTable = entries.length > 1 && columns.size <= MAX_COLUMNS && entries.every(fitsRow);
    return heading + (isTable ? renderTable(columns, entries) : entries.map(renderEntry).join('\n'));
  }

  /** Renders the entries as rows, with a column for each key, whose name another may have, too. */
  function renderTable(columns: ReadonlyMap<string, string>, entries: readonly OwnDataEntry[]): string {
    const rows = entries.map(({ fields }) => {
      const cells = Array.from(columns, ([key, name]) => {
        const value = fields.find((field) => field.key === key)?.value ?? null;
        return `<td data-name="${escapeHtml(name)}" dir="auto">${renderValue(value)}</td>`;
      });
      return `<tr>${cells.join('')}</tr>`;
    });
    const head = Array.from(columns.values(), (name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
    return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
  }

  function renderEntry({ picture, fields }: OwnDataEntry): string {
    const items = fields.map(
      (field) => `<div><dt>${escapeHtml(nameOf(field))}</dt><dd dir="auto">${renderValue(field.value)}</dd></div>`,
    );
    const list = items.length > 0 ? `<dl>\n${items.join('\n')}\n</dl>` : '';
    return picture === null ? list : `<figure>\n${renderPicture(picture)}\n${list}\n</figure>`;
  }

  function renderPicture(id: string): string {
    const path = pictures.get(id) ?? null;
    if (path === null) return `<p><strong>${escapeHtml(words.missingPicture)}</strong> (${escapeHtml(id)})</p>`;
    return `<img src="${escapeHtml(path)}" alt="">`;
  }

  function renderValue(value: string | number | boolean | null): string {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return escapeHtml(value ? words.yes : words.no);
    const text = String(value);
    if (dayPattern.test(text)) return escapeHtml(words.formatDay(text));
    const at = momentPattern.test(text) ? Date.parse(text) : Number.NaN;
    return escapeHtml(Number.isNaN(at) ? text : words.formatMoment(at));
  }

  function nameOf({ key, name }: OwnDataEntry['fields'][number]): string {
    return name || words.fieldName(key) || key;
  }
}

/** Whether the row of a table can show the whole entry: no picture, and no key twice. */
const fitsRow = ({ picture, fields }: OwnDataEntry): boolean =>
  picture === null && new Set(fields.map(({ key }) => key)).size === fields.length;

/** Groups the entries with one title that follow each other. */
function groupByTitle(entries: readonly OwnDataEntry[]): OwnDataEntry[][] {
  const groups: OwnDataEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last[0]!.title === entry.title) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const pageStyle = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1.25rem 4rem;max-width:56rem;font:1.125rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:2rem;line-height:1.2}
h2{font-size:1.5rem;line-height:1.25;margin:3rem 0 1rem}
h3{font-size:1.2rem;margin:2rem 0 .75rem}
nav ul{columns:16rem;padding:0;list-style:none}
nav a{display:inline-block;padding:.4rem 0;min-height:44px}
table{width:100%;border-collapse:collapse}
th,td{min-width:8rem;padding:.6rem .75rem .6rem 0;text-align:start;vertical-align:top;border-bottom:1px solid #8888}
td{white-space:pre-line}
dl{margin:0 0 1.5rem}
dl div{padding:.5rem 0;border-bottom:1px solid #8888}
dt{font-weight:600}
dd{margin:0;white-space:pre-line}
figure{margin:0 0 2.5rem}
img{max-width:min(100%,24rem);height:auto}
@media (min-width:40rem){dl div{display:grid;grid-template-columns:16rem 1fr;gap:1rem}}
@media (max-width:39.99rem){
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table,tbody,tr,td{display:block}
tr{padding:.75rem 0;border-bottom:1px solid #8888}
td{padding:.15rem 0;border:0}
td::before{content:attr(data-name);display:block;font-weight:600}
}
@media print{nav{display:none}h2,h3{break-after:avoid}tr,figure{break-inside:avoid}body{max-width:none;font-size:11pt}}
`;
