import { Meilisearch, type Task } from 'meilisearch';
import { explained, IndexingFailed } from './indexing-failed.ts';

/** The oldest server that understands all that is asked of it. */
const OLDEST: readonly [number, number] = [1, 18];

/** A server works on what it was given for this long at most before we give up, milliseconds. */
const PATIENCE_MS = 30 * 60 * 1000;

/** Where stock is put. */
export interface IndexServer {
	url: string;
	/** A key that may change indexes; empty for a server that asks for none. */
	key: string;
}

/** Does some work on a server that answers and is new enough. Throws `IndexingFailed` for what a person can put right. */
export async function onServer<Result>(
	{ url, key }: IndexServer,
	work: (client: Meilisearch) => Promise<Result>,
): Promise<Result> {
	try {
		const client = new Meilisearch({
			host: url,
			...(key !== '' && { apiKey: key }),
			defaultWaitOptions: { timeout: PATIENCE_MS, interval: 50 },
		});
		const { pkgVersion } = await client.getVersion();
		requireVersion(pkgVersion, url);
		return await work(client);
	} catch (error) {
		throw explained(error, url);
	}
}

function requireVersion(version: string, url: string): void {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
	throw new IndexingFailed(
		`The server at ${url} is Meilisearch ${version}, which is too old: this needs ${OLDEST.join('.')} or newer`,
	);
}

/** Waits until a server has done a task. Throws `IndexingFailed` with what the server says when it could not. */
export async function done(task: { waitTask: () => Promise<Task> }): Promise<void> {
	const { status, type, error } = await task.waitTask();
	if (status !== 'succeeded')
		throw new IndexingFailed(`The server could not do its task ${type}: ${error?.message ?? status}`);
}
