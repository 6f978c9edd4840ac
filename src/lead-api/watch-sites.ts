import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { API_SITE_VERSION, type ApiSite, ApiSiteSchema } from '../api/site-file.ts';
import { describeError, type Log } from './log.ts';
import { type Sites, sitesOf } from './sites.ts';

/** How soon a new build is noticed, milliseconds. */
const POLL_MS = 2000;

interface Known {
	/** Tells whether the file was replaced. */
	stamp: string;
	/** Null when nothing of it could ever be read. */
	site: ApiSite | null;
}

export interface WatchedSites extends Sites {
	/** Looks for what is new now, as is done every two seconds. */
	refresh(): Promise<void>;
	stop(): void;
}

/**
 * The dealers of a folder of `<slug>.json` files as the build writes them. A file that cannot be read is told of in the log, and what was
 * known of its dealer stays.
 */
export async function watchSites(folder: string, isLocal: boolean, log: Log): Promise<WatchedSites> {
	const known = new Map<string, Known>();
	let sites = sitesOf([], isLocal);

	const refresh = async (): Promise<void> => {
		const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
		let isNew = false;
		for (const name of [...known.keys()]) if (!names.includes(name)) isNew = known.delete(name) || isNew;
		for (const name of names) {
			const { mtimeMs, size, ino } = await stat(join(folder, name));
			const stamp = `${mtimeMs} ${size} ${ino}`;
			const before = known.get(name);
			if (before?.stamp === stamp) continue;
			const site = await readSite(join(folder, name)).catch((error: unknown) => {
				log({
					level: 'error',
					message: 'a dealer could not be read',
					file: name,
					reason: describeError(error),
				});
				return before?.site ?? null;
			});
			known.set(name, { stamp, site });
			isNew = true;
		}
		if (isNew)
			sites = sitesOf(
				[...known.values()].flatMap(({ site }) => site ?? []),
				isLocal,
			);
	};

	await refresh();
	const timer = setInterval(() => {
		refresh().catch((error: unknown) =>
			log({ level: 'error', message: 'the dealers could not be read', reason: describeError(error) }),
		);
	}, POLL_MS);
	timer.unref();
	return {
		byHost: (host) => sites.byHost(host),
		bySlug: (slug) => sites.bySlug(slug),
		all: () => sites.all(),
		refresh,
		stop: () => clearInterval(timer),
	};
}

async function readSite(file: string): Promise<ApiSite> {
	const found: unknown = JSON.parse(await readFile(file, 'utf8'));
	const version = (found as { version?: unknown } | null)?.version;
	if (version !== API_SITE_VERSION)
		throw new Error(
			`it is of version ${String(version)}, this service reads ${API_SITE_VERSION}: build the sites again, or start the service that belongs to them`,
		);
	return ApiSiteSchema.parse(found);
}
