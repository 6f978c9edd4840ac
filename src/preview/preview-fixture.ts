import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createPreview, type PreviewOptions } from './create-preview.ts';
import type { PreviewSite } from './hosts.ts';

export const COAST: PreviewSite = {
	slug: 'coast-motors',
	name: 'Coast Motors',
	hosts: ['www.coastmotors.example', 'coastmotors.example'],
};
export const RANGE: PreviewSite = { slug: 'range-caravans', name: 'Range Caravans', hosts: [] };

export type Files = Record<string, string | Uint8Array>;

/** For tests: a preview of files in a temporary output folder, which goes when the preview is disposed of. */
export async function previewOf(files: Files, options: Partial<PreviewOptions> = {}) {
	const outDir = await mkdtemp(join(tmpdir(), 'preview-'));
	const answer = createPreview({ outDir, sites: [COAST, RANGE], ...options });

	/** Puts files in place as a build does: written beside, then renamed. */
	async function write(changed: Files): Promise<void> {
		for (const [name, content] of Object.entries(changed)) {
			const path = join(outDir, name);
			await mkdir(dirname(path), { recursive: true });
			await writeFile(`${path}.new`, content);
			await rename(`${path}.new`, path);
		}
	}
	await write(files);
	return {
		outDir,
		write,
		remove: (name: string) => rm(join(outDir, name)),
		send: answer,
		/** Asks for an address, or for a path of Coast Motors. */
		get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
			const url = address.startsWith('/') ? `http://coast-motors.localhost:4321${address}` : address;
			return answer(new Request(url, { headers, method }));
		},
		[Symbol.asyncDispose]: () => rm(outDir, { recursive: true, force: true }),
	};
}

/** The files of a small site. */
export const COAST_FILES: Files = {
	'coast-motors/index.html': '<h1>Coast Motors</h1>',
	'coast-motors/404.html': '<h1>Not here</h1>',
	'coast-motors/gone.html': '<h1>Sold and gone</h1>',
	'coast-motors/cars/2021-kia-rio.html': '<h1>Kia Rio</h1>',
	'coast-motors/cars/café.html': '<h1>Café</h1>',
	'coast-motors/car-finance/index.html': '<h1>Car finance</h1>',
	'coast-motors/robots.txt': 'User-agent: *\n',
	'coast-motors/.env': 'SECRET=1',
	'coast-motors/.well-known/secret.txt': 'SECRET=2',
	'coast-motors/_headers': '',
	'coast-motors/_redirects': '',
	'secret.txt': 'SECRET=3',
	'.api/coast-motors.json': '"SECRET=4"',
	'range-caravans/index.html': '<h1>Range Caravans</h1>',
};
