import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { API_SITE_VERSION, type ApiSite, ApiSiteSchema } from '../api/site/site-file.ts';
import { describeError, type Log } from './log.ts';
import { type Hosts, type Sites, sitesOf } from './sites.ts';

/** Interval of checks for a new build, milliseconds. */
const POLL_MS = 2000;

interface Known {
	/** Changes when the file is replaced. */
	stamp: string;
	/** Null when it could never be read. */
	site: ApiSite | null;
}

/** The sites of a folder, read again when its files change. */
export interface WatchedSites extends Sites {
	/** Checks for changed files now, in addition to the interval. */
	refresh(): Promise<void>;
	stop(): void;
}

/**
 * The site data of a folder of `<slug>.json` files written by the build. A file that cannot be read is logged, and the last good version of
 * that dealer stays in use.
 */
export async function watchSites(folder: string, served: Hosts, log: Log): Promise<WatchedSites> {
	const known = new Map<string, Known>();
	let sites = sitesOf([], served);

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
				served,
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
			`it has version ${String(version)}, this service reads ${API_SITE_VERSION}: build the sites again, or start the service that belongs to them`,
		);
	return ApiSiteSchema.parse(found);
}
