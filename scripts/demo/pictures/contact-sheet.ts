import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drawCatalogue } from './catalogue.ts';

/**
 * Writes one page with every picture of the catalogue, for a visual check after a change:
 * `node scripts/demo/pictures/contact-sheet.ts OUT.html`. The pictures go into a folder beside the page.
 */
function contactSheet(page: string): void {
	const folder = `${page.replace(/\.html$/, '')}-pictures`;
	mkdirSync(folder, { recursive: true });
	const started = performance.now();
	const cells: string[] = [];
	let bytes = 0;
	let zipped = 0;
	for (const { name, svg } of drawCatalogue()) {
		const size = gzipSync(svg).length;
		bytes += svg.length;
		zipped += size;
		writeFileSync(join(folder, name), svg);
		const source = `${folder.slice(dirname(page).length + 1)}/${name}`;
		cells.push(
			`<figure><img src="${source}" alt="" loading="eager"><figcaption>${name} · ${svg.length} · ${size}</figcaption></figure>`,
		);
	}
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	writeFileSync(
		page,
		pageMarkup(cells.join('\n'), `${cells.length} pictures, ${bytes} bytes, ${zipped} zipped, ${seconds} s`),
	);
	console.log(`${page}: ${cells.length} pictures, ${bytes} bytes, ${zipped} zipped, drawn in ${seconds} s`);
}

const STYLE = `body{margin:24px;font:13px system-ui;background:#f1f2f3}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(290px,1fr));gap:12px}
figure{margin:0}img{display:block;width:100%;aspect-ratio:4/3;object-fit:contain}
:root:has(#dark:checked) body{background:#262422;color:#ddd}`;

const pageMarkup = (cells: string, summary: string): string =>
	`<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>
<p>${summary} <label><input type="checkbox" id="dark"> dark ground</label></p><main>${cells}</main>`;

const target = process.argv[2];
if (!target) {
	console.error('Usage: node scripts/demo/pictures/contact-sheet.ts OUT.html');
	process.exitCode = 1;
} else {
	contactSheet(resolve(target));
}
