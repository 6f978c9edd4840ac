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

/** Leads that must be rejected before there is space again. */
const LEAST_REFUSED = 20;

/** SIGKILL to one of the services. */
export const killOne = async (services: readonly ServiceProcess[]): Promise<void> => {
	await services[Math.floor(Math.random() * services.length)]?.kill();
};

/** A database on a disk of its own, and the failures of both. */
export interface OnDisk extends AsyncDisposable {
	/** An empty database for each trial. */
	freshPlace(): Promise<Trial['place']>;
	/** Cuts the disk's power, and kills everything that runs on it. */
	cutPower: Strike;
	/** Fills the disk until leads are rejected, then frees its space. */
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
		fillDisk: (services, ledger) => whileFull(disk, services, ledger),
		[Symbol.asyncDispose]: async () => undefined,
	};
}

/** A PostgreSQL server with its files on a disk. Throws a `NoPostgres` where there is none on this machine. */
export async function postgresOn(disk: LoopDisk): Promise<OnDisk & { killServer: Strike }> {
	const dir = join(disk.dir, 'pg');
	await mkdir(dir);
	const cluster = await initCluster(dir, await postgresPrograms());
	let server: ClusterServer = await startCluster(cluster);
	// Makes initdb's files durable: losing them is not what is tested.
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
		async killServer(services) {
			await server.kill();
			server = await startCluster(cluster);
			assertOutlived(services, 'the end of its database server');
		},
		async fillDisk(services, ledger) {
			await whileFull(disk, services, ledger);
			// A server that could not write its log has stopped.
			await server.stop();
			server = await startCluster(cluster);
			assertOutlived(services, 'the full disk');
		},
		[Symbol.asyncDispose]: () => server.stop(),
	};
}

/**
 * Freezes the services before the disk, as a processor stops with its power. A service that went on might learn from the kernel that its
 * last write is durable although the simulated cut, begun while the write was in progress, has discarded it.
 */
async function cutPower(disk: LoopDisk, services: readonly ServiceProcess[]): Promise<void> {
	for (const service of services) service.freeze();
	await disk.cutPower();
	for (const service of services) await service.kill();
}

async function whileFull(disk: LoopDisk, ...[services, { refusals }]: Parameters<Strike>): Promise<void> {
	const enough = refusals.length + LEAST_REFUSED;
	await disk.fill();
	while (refusals.length < enough) {
		assertOutlived(services, 'the full disk');
		await pause(10);
	}
	await disk.makeRoom();
}

/** Throws when a service has ended by itself: the trial would restart it, and its end would go unnoticed. */
function assertOutlived(services: readonly ServiceProcess[], event: string): void {
	if (services.some(({ isAlive }) => !isAlive())) throw new Error(`A service did not outlive ${event}`);
}
