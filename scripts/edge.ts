import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { bucketAccess, VARIABLES } from '../src/deploy/s3/access.ts';
import { openBucket } from '../src/deploy/s3/bucket.ts';
import { TargetError } from '../src/deploy/target.ts';
import { apiSitesFolder } from '../src/edge/api-sites.ts';
import { createEdge } from '../src/edge/create-edge.ts';
import { reportingBucket } from '../src/edge/outages.ts';
import { releasedSites } from '../src/edge/released-sites.ts';
import { reportOutages } from '../src/outages.ts';
import { thrownMessage } from '../src/thrown-message.ts';
import { command, UserError } from './command.ts';

const usage = `
Answers visitors from a bucket: npm run edge -- --from s3:BUCKET[/PREFIX] [options]

  --from s3:BUCKET[/PREFIX]  as in --to of npm run deploy
  --host ADDRESS             the address to listen on (127.0.0.1)
  --port PORT                the port to listen on (8090)
  --api-sites DIR            keep this folder as the private files of the bucket are, for the lead API (LEAD_API_SITES)

Environment variables:
${Object.entries({ ...VARIABLES, AWS_ACCESS_KEY_ID: 'a key that may list and read; it needs no more' })
	.map(([name, what]) => `  ${name.padEnd(22)} ${what}`)
	.join('\n')}

Something in front of it must end https and forward /api/ to the lead API: docs/recipes/deploy-s3.md.
`;

const API_SITES_MS = 2000;

await command(
	{
		usage,
		options: {
			from: { type: 'string' },
			host: { type: 'string', default: '127.0.0.1' },
			port: { type: 'string', default: '8090' },
			'api-sites': { type: 'string' },
		},
	},
	async ({ from = '', host, port, 'api-sites': apiSites }) => {
		const [, place] = /^s3:(.+)$/.exec(from) ?? [];
		if (!place) throw new UserError('Name the bucket with --from s3:BUCKET');
		if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
			throw new UserError(`--port takes a port such as 8090, found ${port}`);
		const report = (line: string) => console.error(`${new Date().toISOString()} ${line}`);
		const asUserError = (error: unknown): never => {
			throw error instanceof TargetError ? new UserError(error.message) : error;
		};
		const bucket = await Promise.resolve()
			.then(() => openBucket(bucketAccess(place, process.env)))
			.catch(asUserError);
		if (apiSites) {
			const refresh = apiSitesFolder(bucket, resolve(apiSites));
			await refresh().catch(asUserError);
			const reported = reportOutages(
				(reason) => report(`${apiSites} is not kept up to date: ${reason}`),
				() => report(`${apiSites} is up to date again`),
			);
			// Reported.
			setInterval(() => reported(refresh).catch(() => undefined), API_SITES_MS).unref();
		} else await bucket.list('live/').catch(asUserError);
		const edge = createEdge(releasedSites(reportingBucket(bucket, report), report), (error) => {
			// It was reported once what keeps the bucket from answering, or what is damaged in it.
			if (!(error instanceof TargetError)) report(thrownMessage(error));
		});
		const server = createServer(getRequestListener(edge, { overrideGlobalObjects: false }));
		server.once('error', ({ message }) => {
			console.error(`The edge service cannot listen on ${host}:${port}: ${message}`);
			process.exit(1);
		});
		server.listen(Number(port), host, () => {
			const address = server.address();
			console.log(
				`Sites of ${bucket.name} at http://${host}:${typeof address === 'object' ? address?.port : port}`,
			);
		});
		for (const signal of ['SIGTERM', 'SIGINT'] as const)
			process.once(signal, () => {
				server.close(() => process.exit(0));
				server.closeIdleConnections();
			});
		return undefined;
	},
);
