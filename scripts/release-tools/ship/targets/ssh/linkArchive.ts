import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { formerFolder } from '../../../../build/hosting/formerFiles.ts';
import { contentPath } from '../../../../build/output/cacheFolders.ts';
import { type Shipment, type ShippedSite, siteFolderOf } from '../../Shipment.ts';

const contentOf = contentPath('contents');

/**
 * Packs the folders of a release, and of sites that a machine lacks, as an archive in which every file is a hard link to a
 * content there. So it has no bytes of files, and unpacking it starts no process for each.
 */
export function packLinks({ release, sites, files }: Shipment, missing: readonly ShippedSite[]): Readable {
  const archive = pack();
  // A reader that ends early destroys what is returned, and that the archive; without a listener its error would end the process.
  archive.on('error', () => {});
  const root = `.new-${release}`;
  for (const site of missing) {
    const folder = `${root}/sites/${siteFolderOf(site)}`;
    for (const { path, sha256 } of site.files)
      archive.entry({ name: `${folder}/${path}`, type: 'link', linkname: contentOf(sha256) });
  }
  for (const site of sites)
    archive.entry({
      name: `${root}/release/${site.host}`,
      type: 'symlink',
      linkname: `../../sites/${siteFolderOf(site)}`,
    });
  archive.entry({ name: `${root}/release/${formerFolder}`, type: 'symlink', linkname: `../../${formerFolder}` });
  for (const { path, sha256 } of files)
    archive.entry({ name: `${root}/release/${path}`, type: 'link', linkname: contentOf(sha256) });
  archive.finalize();
  return archive.pipe(createGzip({ level: 9 }));
}
