import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServiceSettings } from './service.ts';

/** A service that was just started answers within this time, milliseconds. */
const PATIENCE_MS = 120_000;

/** A service under trial. */
export interface ServiceProcess {
	/** `http://127.0.0.1:40123` */
	url: string;
	pid: number;
	isAlive(): boolean;
	/** SIGSTOP: it does nothing more until it is killed. */
	freeze(): void;
	/** SIGKILL: it has no chance to do anything more. Resolves when it is gone. */
	kill(): Promise<void>;
}

/** Starts the service as a process of its own; resolves when it takes leads. Throws with what it said when it does not start. */
export async function startService(settings: ServiceSettings): Promise<ServiceProcess> {
	const child = fork(join(import.meta.dirname, 'service.ts'), [JSON.stringify(settings)], {
		stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		// Node's own switches only: what runs the tests has others.
		execArgv: [],
		// Its modules stay compiled: starting costs half the processor time.
		env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.forecourt/compiled'), ...process.env },
	});
	const ended = once(child, 'exit');
	let said = '';
	child.stderr?.on('data', (text) => {
		said = `${said}${text}`.slice(-2000);
	});
	const kill = async () => {
		child.kill('SIGKILL');
		await ended;
	};
	const url = await firstMessage(child, ended);
	if (url === null || child.pid === undefined) {
		await kill();
		throw new Error(`The service does not start: ${said.trim()}`);
	}
	return {
		url,
		pid: child.pid,
		isAlive: () => child.exitCode === null && child.signalCode === null,
		freeze: () => child.kill('SIGSTOP'),
		kill,
	};
}

async function firstMessage(child: ChildProcess, ended: Promise<unknown>): Promise<string | null> {
	const told = once(child, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
	const first = await Promise.race([told, ended.then(() => null)]).catch(() => null);
	told.catch(() => undefined);
	return first === null ? null : String(first[0]);
}
