import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { StoreLocation } from '../../../src/lead-api/store/open-store.ts';
import { NoPostgres } from '../../../tests/fixtures/servers/no-postgres.ts';
import { startPostgres } from '../../../tests/fixtures/servers/postgres.ts';

/** A database system that makes empty databases. */
export interface Places extends AsyncDisposable {
	name: string;
	fresh(): Promise<StoreLocation>;
}

/** SQLite files in a folder. */
export function sqliteIn(folder: string): Places {
	return {
		name: 'SQLite',
		fresh: async () => ({ sqlite: join(folder, `${randomUUID()}.sqlite`) }),
		[Symbol.asyncDispose]: async () => undefined,
	};
}

/** The PostgreSQL of this machine, or the reason why there is none. */
export async function postgresHere(): Promise<Places | NoPostgres> {
	try {
		const server = await startPostgres();
		return {
			name: 'PostgreSQL',
			fresh: async () => ({ postgres: await server.freshDatabase() }),
			[Symbol.asyncDispose]: () => server.stop(),
		};
	} catch (error) {
		if (error instanceof NoPostgres) return error;
		throw error;
	}
}
