import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TextMessage } from '../../src/lead-api/sms/send-text.ts';
import { bundledProgram } from './bundled-program.ts';
import type { ServiceSettings } from './service.ts';

/** Longest time, in milliseconds, until a new service answers. */
const PATIENCE_MS = 120_000;

/** The service under test. */
export interface ServiceProcess {
	/** `http://127.0.0.1:40123` */
	url: string;
	pid: number;
	isAlive(): boolean;
	/** SIGSTOP: it does nothing more until it is killed. */
	freeze(): void;
	/** SIGKILL: it ends without cleaning up. Resolves when it has ended. */
	kill(): Promise<void>;
}

/**
 * Starts the service as a process; resolves when it accepts leads. Throws with its output when it does not start.
 *
 * @param onText called with each text message to a shopper
 */
export async function startService(
	settings: ServiceSettings,
	onText: (message: TextMessage) => void = () => undefined,
): Promise<ServiceProcess> {
	const program = await bundledProgram(join(import.meta.dirname, 'service.ts'));
	const child = fork(program, [JSON.stringify(settings)], {
		stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
		// Without the test runner's own Node options.
		execArgv: [],
		// With the compile cache, starting costs half the processor time.
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
	child.on('message', (message) => onText(message as TextMessage));
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
	const ready = once(child, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
	const first = await Promise.race([ready, ended.then(() => null)]).catch(() => null);
	ready.catch(() => undefined);
	return first === null ? null : String(first[0]);
}
