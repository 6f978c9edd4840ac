import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiSite } from '../../src/api/site-file.ts';
import { apiSite } from '../fixtures/leads/api-site.ts';

/** Two dealers of one service; every lead goes to both by e-mail and to a system of theirs. */
export const DEALERS = ['coast', 'lakes'] as const;

/** The environment variable with the secret of their systems. */
export const SECRET_ENV = 'DEALERS_SECRET';

/** Writes both as a build would write them for the service, into a folder below; its path. */
export async function writeSites(folder: string, webhookUrl: string): Promise<string> {
	const dir = join(folder, 'sites');
	await mkdir(dir, { recursive: true });
	for (const site of sitesFor(webhookUrl))
		await writeFile(join(dir, `${site.slug}.json`), JSON.stringify(site));
	return dir;
}

function sitesFor(webhookUrl: string): ApiSite[] {
	return DEALERS.map((slug, index) =>
		apiSite({
			slug,
			id: String(101 + index),
			hosts: [hostOf(slug)],
			routes: [
				{
					categories: [],
					dealerships: [],
					emails: [`sales@${hostOf(slug)}`],
					webhook: { url: webhookUrl, secret_env: SECRET_ENV },
				},
			],
		}),
	);
}

/** The host a dealer's site answers at. */
export function hostOf(dealer: string): string {
	return `www.${dealer}.example`;
}
