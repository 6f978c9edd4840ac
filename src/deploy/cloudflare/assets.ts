import { extname } from 'node:path';
import { blake3 } from '@noble/hashes/blake3';
import { bytesToHex } from '@noble/hashes/utils';
import { getMimeType } from 'hono/utils/mime';
import { z } from 'zod';
import { atOnce } from '../at-once.ts';
import type { Rest } from '../hosted/rest.ts';
import { TargetError } from '../target.ts';
import { resultOf } from './api.ts';

/** Files to send: by path the key that Cloudflare wants, and the content. */
export type Assets = Readonly<Record<string, { key: string; size: number; read: () => Promise<Uint8Array> }>>;

/** Limits of Cloudflare Pages. */
const MOST_FILES = 20_000;
const MOST_BYTES = 25 * 1024 * 1024;
/** One request carries files up to this, as Base64. */
const BATCH_BYTES = 20 * 1024 * 1024;
const BATCH_FILES = 1000;
const UPLOADS = 3;

/** The key of a file, as Cloudflare's own tool computes it. */
export function assetKey(content: Uint8Array, path: string): string {
	const text = `${Buffer.from(content).toString('base64')}${extname(path).slice(1)}`;
	return bytesToHex(blake3(text)).slice(0, 32);
}

/**
 * Sends the files that Cloudflare lacks, and verifies that they have arrived.
 *
 * @param tokenPath where a project's token for files is got
 * @returns the paths that were sent
 * @throws TargetError
 */
export async function sendAssets(rest: Rest, tokenPath: string, assets: Assets): Promise<string[]> {
	requireLimits(assets);
	const lacking = async () => {
		const hashes = [...new Set(Object.values(assets).map(({ key }) => key))];
		return missingKeys(rest, await fileToken(rest, tokenPath), hashes);
	};
	const missing = await lacking();
	const byKey = new Map(Object.entries(assets).map(([path, { key }]) => [key, path]));
	const paths = missing.flatMap((key) => byKey.get(key) ?? []);
	await atOnce(UPLOADS, batches(paths, assets), async (batch) => {
		// A token is valid for minutes only.
		const token = await fileToken(rest, tokenPath);
		const json = await Promise.all(
			batch.map(async (path) => ({
				key: assets[path]?.key,
				value: Buffer.from((await assets[path]?.read()) ?? []).toString('base64'),
				metadata: { contentType: getMimeType(path) ?? 'application/octet-stream' },
				base64: true,
			})),
		);
		await rest.tell('/pages/assets/upload', { method: 'POST', json, token });
	});
	const [lost] = paths.length > 0 ? await lacking() : [];
	if (lost !== undefined)
		throw new TargetError(`Cloudflare has lost ${byKey.get(lost)} right after it was sent; deploy again`);
	const token = await fileToken(rest, tokenPath);
	await rest.tell('/pages/assets/upsert-hashes', {
		method: 'POST',
		json: { hashes: [...byKey.keys()] },
		token,
	});
	return paths;
}

/** The keys that Cloudflare lacks. */
export async function missingKeys(rest: Rest, token: string, hashes: readonly string[]): Promise<string[]> {
	const request = { method: 'POST', json: { hashes }, token } as const;
	return (await rest.ask(resultOf(z.array(z.string())), '/pages/assets/check-missing', request)).result;
}

/** A token for the files of a project. */
export async function fileToken(rest: Rest, path: string): Promise<string> {
	return (await rest.ask(resultOf(z.object({ jwt: z.string() })), path)).result.jwt;
}

function requireLimits(assets: Assets): void {
	const entries = Object.entries(assets);
	if (entries.length > MOST_FILES)
		throw new TargetError(
			`the site has ${entries.length} files, and Cloudflare Pages takes ${MOST_FILES}; deploy it to a bucket or a folder`,
		);
	const large = entries.find(([, { size }]) => size > MOST_BYTES);
	if (large)
		throw new TargetError(
			`${large[0]} has ${large[1].size} bytes, and Cloudflare Pages takes ${MOST_BYTES}; make it smaller`,
		);
}

function batches(paths: readonly string[], assets: Assets): string[][] {
	const made: string[][] = [];
	let room = 0;
	// Also few files are sent on several connections, and a cut one costs only its share.
	const most = Math.min(BATCH_FILES, Math.ceil(paths.length / UPLOADS));
	for (const path of paths) {
		const size = assets[path]?.size ?? 0;
		const last = made.at(-1);
		if (!last || room < size || last.length >= most) {
			made.push([path]);
			room = BATCH_BYTES - size;
		} else {
			last.push(path);
			room -= size;
		}
	}
	return made;
}
