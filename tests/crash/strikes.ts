import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClusterServer, initCluster, startCluster } from '../fixtures/servers/postgres-cluster.ts';
import { freshDatabase } from '../fixtures/servers/postgres-database.ts';
import { postgresPrograms } from '../fixtures/servers/postgres-programs.ts';
import type { LoopDisk } from './loop-disk.ts';
import type { ServiceProcess } from './service-process.ts';
import type { Trial } from './storm.ts';

type Strike = Trial['strike'];

/** People are refused so often before there is room again. */
const LEAST_REFUSED = 20;

/** SIGKILL to one of the services. */
export const killOne: Strike = async (services) => {
	await services[Math.floor(Math.random() * services.length)]?.kill();
};

/** A database on a disk of its own, and what can happen to both. */
export interface OnDisk extends AsyncDisposable {
	/** An empty database for each trial. */
	freshPlace(): Promise<Trial['place']>;
	/** The disk's power goes, and with it everything that runs. */
	cutPower: Strike;
	/** The disk is full until people were refused, then has room again. */
	fillDisk: Strike;
}

/** SQLite on a disk. */
export function sqliteOn(disk: LoopDisk): OnDisk {
	return {
		freshPlace: async () => ({ sqlite: join(disk.dir, `${randomUUID()}.sqlite`) }),
		async cutPower(services) {
			await cutPower(disk, services);
			await disk.restorePower();
		},
		fillDisk: (_services, ledger) => whileFull(disk, ledger),
		[Symbol.asyncDispose]: async () => undefined,
	};
}

/** A PostgreSQL server of its own, its files on a disk. Throws a `NoPostgres` where none can be had. */
export async function postgresOn(disk: LoopDisk): Promise<OnDisk & { killServer: Strike }> {
	const dir = join(disk.dir, 'pg');
	await mkdir(dir);
	const cluster = await initCluster(dir, await postgresPrograms());
	let server: ClusterServer = await startCluster(cluster);
	// What initdb wrote is made durable: that it can be lost is of no interest here.
	await server.stop();
	await disk.restorePower();
	server = await startCluster(cluster);
	return {
		freshPlace: async () => ({ postgres: await freshDatabase(cluster.url) }),
		async cutPower(services) {
			await cutPower(disk, services);
			await server.kill();
			await disk.restorePower();
			server = await startCluster(cluster);
		},
		async killServer() {
			await server.kill();
			server = await startCluster(cluster);
		},
		async fillDisk(_services, ledger) {
			await whileFull(disk, ledger);
			// A server that could not write its log has ended.
			await server.stop();
			server = await startCluster(cluster);
		},
		[Symbol.asyncDispose]: () => server.stop(),
	};
}

/**
 * The processor stops with the disk, so services say nothing any more from that moment on. One that went on would now and then be told
 * by the kernel that its last write is durable, which the imitation of the cut, begun while the write was under way, has thrown away.
 */
async function cutPower(disk: LoopDisk, services: readonly ServiceProcess[]): Promise<void> {
	for (const service of services) service.freeze();
	await disk.cutPower();
	for (const service of services) await service.kill();
}

async function whileFull(disk: LoopDisk, { refusals }: Parameters<Strike>[1]): Promise<void> {
	const enough = refusals.length + LEAST_REFUSED;
	await disk.fill();
	while (refusals.length < enough) await pause(10);
	await disk.makeRoom();
}
