import { setTimeout as pause } from 'node:timers/promises';
import { atOnce } from '../at-once.ts';
import type { Rest } from '../hosted/rest.ts';
import { TargetError } from '../target.ts';
import { type Deploy, DeploySchema, type Site } from './api.ts';

/** Files of a deploy: by path the digest that Netlify wants, SHA-1, and the content. */
export type DeployFiles = Readonly<Record<string, { sha1: string; read: () => Promise<Uint8Array> }>>;

const UPLOADS = 16;
const POLL_MS = 500;
/** How long Netlify may take to process a deploy whose files are all there. */
const PROCESSING_MS = 10 * 60_000;

/**
 * Makes a deploy that visitors do not see yet, sends the files that Netlify lacks, and waits until it is ready.
 *
 * @returns the deploy, and the paths that were sent
 */
export async function uploadDraft(
	rest: Rest,
	site: Site,
	title: string,
	files: DeployFiles,
): Promise<{ deploy: Deploy; sent: string[] }> {
	const digests = Object.entries(files).map(([path, { sha1 }]) => [`/${path}`, sha1]);
	const made = await rest.ask(DeploySchema, `/sites/${site.id}/deploys?title=${encodeURIComponent(title)}`, {
		method: 'POST',
		json: { files: Object.fromEntries(digests), draft: true },
	});
	const lacking = new Set(made.required ?? []);
	const sent = new Map<string, string>();
	for (const [path, { sha1 }] of Object.entries(files)) if (lacking.has(sha1)) sent.set(sha1, path);
	await atOnce(UPLOADS, [...sent.values()], async (path) => {
		const address = path.split('/').map(encodeURIComponent).join('/');
		const body = (await files[path]?.read()) ?? new Uint8Array();
		await rest.tell(`/deploys/${made.id}/files/${address}`, { method: 'PUT', body });
	});
	return { deploy: await ready(rest, made.id, Object.entries(files)), sent: [...sent.values()] };
}

async function ready(
	rest: Rest,
	id: string,
	files: [path: string, file: { sha1: string }][],
): Promise<Deploy> {
	for (const end = Date.now() + PROCESSING_MS; ; await pause(POLL_MS)) {
		const deploy = await rest.ask(DeploySchema, `/deploys/${id}`);
		if (deploy.state === 'ready') return deploy;
		if (deploy.state === 'error')
			throw new TargetError(
				`Netlify could not make the deploy: ${deploy.error_message ?? 'it says no reason'}; deploy again`,
			);
		const lost = files.find(
			([, { sha1 }]) => deploy.state === 'uploading' && deploy.required?.includes(sha1),
		);
		if (lost) throw new TargetError(`Netlify has lost ${lost[0]} right after it was sent; deploy again`);
		if (Date.now() > end)
			throw new TargetError(`Netlify has not made deploy ${id} ready (it is ${deploy.state}); deploy again`);
	}
}
