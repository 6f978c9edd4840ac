import { afterAll } from 'vitest';
import { serverIfAny } from '../fixtures/servers/postgres-if-any.ts';
import { diskTests } from './disk-tests.ts';
import { loopDiskIfAny } from './loop-disk-if-any.ts';
import { postgresOn } from './strikes.ts';

const disk = await loopDiskIfAny(160);
const server = disk && (await serverIfAny(() => postgresOn(disk)));
afterAll(async () => {
	await server?.[Symbol.asyncDispose]();
	await disk?.[Symbol.asyncDispose]();
});

if (server) diskTests('PostgreSQL', server);
