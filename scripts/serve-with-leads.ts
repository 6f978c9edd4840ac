import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { localLeadApi } from '../src/lead-api/local-lead-api.ts';
import type { Log } from '../src/lead-api/log.ts';
import type { PreviewOptions } from '../src/preview/create-preview.ts';
import { startMailCatcher } from '../src/preview/mail-catcher/mail-catcher.ts';
import { type RunningPreview, servePreview } from '../src/preview/serve-preview.ts';

interface Options extends Pick<PreviewOptions, 'outDir' | 'sites'> {
	/** 0 chooses a free port. */
	port: number;
	/** The SQLite file of the leads; its folder is created. */
	database: string;
}

/**
 * Serves built sites on this machine together with the lead API and a catcher for the mail it sends.
 *
 * @throws Error of one sentence when the sites cannot be read, or the port is in use
 */
export async function serveWithLeads(
	{ outDir, sites, port, database }: Options,
	log: Log,
): Promise<RunningPreview> {
	await using started = new AsyncDisposableStack();
	mkdirSync(dirname(database), { recursive: true });
	const catcher = await startMailCatcher();
	started.defer(() => catcher.close());
	const api = await localLeadApi({ outDir, database, mailUrl: catcher.url }, log);
	started.defer(() => api.stop());
	void api.broken.then((reason) => {
		throw reason;
	});
	const preview = await servePreview({
		outDir,
		sites,
		port,
		api: (request) => api.answer(request, { address: '127.0.0.1' }),
		mails: catcher.mails,
	});
	started.defer(() => preview.close());
	const running = started.move();
	return { url: preview.url, close: () => running.disposeAsync() };
}
