import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundledProgram } from './bundled-program.ts';
import type { PaymentRequest, PaymentResponse, PaymentTrial } from './payment-process.ts';

/** A service that may kill itself at a step; requests of a killed one have no response. */
export interface Teller {
	/** Null when the service was killed before it answered. */
	ask(request: PaymentRequest): Promise<PaymentResponse | null>;
	isAlive(): boolean;
	kill(): Promise<void>;
}

/** Starts the service as a process. Null when it killed itself before it was ready, while it settled what it found. */
export async function openTeller(trial: PaymentTrial): Promise<Teller | null> {
	const program = await bundledProgram(join(import.meta.dirname, 'payment-process.ts'));
	const child = fork(program, [JSON.stringify(trial)], {
		stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
		// Without the test runner's own Node options.
		execArgv: [],
		env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.forecourt/compiled'), ...process.env },
	});
	const ended = once(child, 'exit');
	const isAlive = () => child.exitCode === null && child.signalCode === null;
	if ((await nextMessage(child, ended)) === null) return null;
	return {
		isAlive,
		async ask(request) {
			if (!isAlive()) return null;
			const answer = nextMessage(child, ended);
			child.send(request, () => undefined);
			return (await answer) as PaymentResponse | null;
		},
		async kill() {
			if (isAlive()) child.kill('SIGKILL');
			await ended;
		},
	};
}

async function nextMessage(child: ChildProcess, ended: Promise<unknown>): Promise<unknown> {
	const waiting = new AbortController();
	const message = once(child, 'message', { signal: waiting.signal }).then(([first]) => first);
	const first = await Promise.race([message, ended.then(() => null)]);
	waiting.abort();
	message.catch(() => undefined);
	return first;
}
