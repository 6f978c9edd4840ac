import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiSite } from '../../src/api/site/site-file.ts';
import type { ApiVehicle } from '../../src/api/site/site-vehicle.ts';
import { apiSite } from '../fixtures/leads/api-site.ts';

/** Two dealers of one service; both get every lead by e-mail and by webhook. */
export const DEALERS = ['coast', 'lakes'] as const;

/** The environment variable with the secret of their webhooks. */
export const SECRET_ENV = 'DEALERS_SECRET';

/** Writes both dealers' files for the service, as a build does, below a folder; returns their path. */
export async function writeSites(
	folder: string,
	webhookUrl: string,
	vehicles?: readonly ApiVehicle[],
): Promise<string> {
	const dir = join(folder, 'sites');
	await mkdir(dir, { recursive: true });
	for (const site of sitesFor(webhookUrl, vehicles))
		await writeFile(join(dir, `${site.slug}.json`), JSON.stringify(site));
	return dir;
}

function sitesFor(webhookUrl: string, vehicles?: readonly ApiVehicle[]): ApiSite[] {
	const { accounts } = apiSite();
	return DEALERS.map((slug, index) =>
		apiSite({
			...(vehicles && { vehicles: [...vehicles] }),
			// Every shopper of a trial gets a code.
			accounts: accounts && { ...accounts, texts_per_day: 1_000_000 },
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

/** The host of a dealer's site. */
export function hostOf(dealer: string): string {
	return `www.${dealer}.example`;
}
