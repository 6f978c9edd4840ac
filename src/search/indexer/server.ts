import { Meilisearch, type Task } from 'meilisearch';
import { explained, IndexingFailed } from './indexing-failed.ts';

/** The oldest Meilisearch version with all the features we use. */
const OLDEST_VERSION: readonly [number, number] = [1, 18];

/** The timeout for a task on the server, milliseconds. */
const TASK_TIMEOUT_MS = 30 * 60 * 1000;

/** A Meilisearch server to index stock on. */
export interface IndexServer {
	url: string;
	/** A key that may change indexes; empty for a server without keys. */
	key: string;
}

/** Connects to a server, checks its version and runs `work`. Rejects with an `IndexingFailed` for what a person can fix. */
export async function onServer<Result>(
	{ url, key }: IndexServer,
	work: (client: Meilisearch) => Promise<Result>,
): Promise<Result> {
	try {
		const client = new Meilisearch({
			host: url,
			...(key !== '' && { apiKey: key }),
			defaultWaitOptions: { timeout: TASK_TIMEOUT_MS, interval: 50 },
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
	if (major > OLDEST_VERSION[0] || (major === OLDEST_VERSION[0] && minor >= OLDEST_VERSION[1])) return;
	throw new IndexingFailed(
		`The server at ${url} is Meilisearch ${version}, which is too old: Forecourt needs ${OLDEST_VERSION.join('.')} or newer`,
	);
}

/** Waits for a task of the server. Rejects with an `IndexingFailed` with the server's message when the task failed. */
export async function done(task: { waitTask: () => Promise<Task> }): Promise<void> {
	const { status, type, error } = await task.waitTask();
	if (status !== 'succeeded')
		throw new IndexingFailed(`The server’s task ${type} failed: ${error?.message ?? status}`);
}
