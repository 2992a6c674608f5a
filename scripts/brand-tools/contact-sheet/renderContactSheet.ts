/** Size at which the app shows a picture, in CSS pixels, and the crop of its edges. */
export interface Shown {
  width: number;
  height: number;
  cut?: 'corners' | 'whole';
}

interface SheetImage extends Shown {
  /** The text of an SVG, or an address. */
  source: string;
}

export interface SheetGroup {
  title: string;
  pictures: readonly { name: string; images: readonly SheetImage[] }[];
}

const sheetStyle = `
:root{color-scheme:light dark;font:16px/1.3 system-ui,sans-serif}
body{margin:24px;width:1632px;background:light-dark(#fff,#17151a);color:light-dark(#222,#eee)}
h1{font-size:28px;margin:0 0 8px}h2{font-size:20px;margin:32px 0 12px}
section{display:flex;flex-wrap:wrap;gap:20px;align-items:start}
figure{margin:0}figcaption{margin-top:4px}
div{display:flex;gap:8px;align-items:end}
img{display:block;object-fit:cover;border-radius:8px}
.whole{object-fit:contain;object-position:0;border-radius:0}`;

const toUrl = (source: string) =>
  source.startsWith('<') ? `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}` : source;

function renderImage({ source, width, height, cut = 'corners' }: SheetImage, zoom: number): string {
  const size = `width:${width * zoom}px;height:${height * zoom}px`;
  return `<img class="${cut}" src="${toUrl(source)}" alt="" style="${size}">`;
}

/** Renders a page of pictures side by side, each with its name, in the sizes they are shown at, times `zoom`. */
export function renderContactSheet(title: string, groups: readonly SheetGroup[], zoom: number): string {
  const sections = groups.map(({ title: heading, pictures }) => {
    const figures = pictures.map(({ name, images }) => {
      const drawn = images.map((image) => renderImage(image, zoom));
      return `<figure><div>${drawn.join('')}</div><figcaption>${name}</figcaption></figure>`;
    });
    return `<h2>${heading}</h2><section>${figures.join('')}</section>`;
  });
  const head = `<meta charset="utf-8"><title>${title}</title><style>${sheetStyle}</style>`;
  return `<!doctype html><html lang="en">${head}<h1>${title}</h1>${sections.join('')}</html>\n`;
}
