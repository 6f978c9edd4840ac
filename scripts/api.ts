import { readConfig, VARIABLES } from '../src/lead-api/config.ts';
import { describeError, jsonLog } from '../src/lead-api/log.ts';
import { openLeadApi } from '../src/lead-api/open-lead-api.ts';
import { productionParts } from '../src/lead-api/production-parts.ts';
import { serveLeadApi } from '../src/lead-api/serve-lead-api.ts';
import { thrownMessage } from '../src/thrown-message.ts';
import { command, UserError } from './command.ts';

const usage = `
Runs the lead API alone, for all dealers that were built: npm run api

Environment variables configure it:
${Object.entries(VARIABLES)
	.map(([name, what]) => `  ${name.padEnd(20)} ${what}`)
	.join('\n')}

It logs a line of JSON for each request and delivery. On SIGTERM or Ctrl-C it finishes open requests and stops.
`;

await command({ usage, options: {} }, async () => {
	const read = readConfig(process.env);
	if ('problems' in read)
		throw new UserError(`The lead API cannot start:\n${read.problems.map((line) => `  ${line}`).join('\n')}`);
	const { config } = read;
	const log = jsonLog(
		(line) => process.stdout.write(line),
		() => new Date(),
	);
	const asUserError = (error: unknown): never => {
		throw new UserError(thrownMessage(error));
	};
	const api = await openLeadApi(config, productionParts(config, process.env, log)).catch(asUserError);
	const served = await serveLeadApi(api.answer, config).catch(async (error: unknown) => {
		await api.stop();
		return asUserError(error);
	});
	log({ level: 'info', message: 'listening', url: served.url });
	void api.broken.then((reason) => {
		log({ level: 'error', message: 'ending, to be started again', reason: reason.message });
		process.exit(1);
	});
	const stop = async () => {
		log({ level: 'info', message: 'stopping' });
		await served.close();
		await api.stop();
		process.exit(0);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const)
		process.once(signal, () => {
			stop().catch((error: unknown) => {
				log({ level: 'error', message: 'shutdown failed', reason: describeError(error) });
				process.exit(1);
			});
		});
	return undefined;
});
