import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/choose-dealers.ts';
import type { Answer } from '../fixtures/deploy/ask.ts';

/** A publisher is killed up to this long after it has published something, which takes it about as long to do again. */
const LONGEST_PAUSE_MS = 100;

/** What visitors saw while publishers were killed. */
export interface Sightings {
	/** Visits of the home page. */
	visits: number;
	/** The last state that was seen. */
	state: number;
	/** Pages that were missing, broken, or of an earlier state than one seen before. */
	faults: string[];
}

/**
 * Kills a publisher that publishes state after state, again and again at random moments, while a visitor reads the home page, its asset and
 * other pages.
 *
 * @param target as `--to` takes it
 */
export async function killRounds(
	target: string,
	rounds: number,
	env: Readonly<Record<string, string>>,
	get: (path: string) => Promise<Answer>,
): Promise<Sightings> {
	const seen: Sightings = { visits: 0, state: 0, faults: [] };
	const start = () => publisher(target, env);
	let running = await start();
	let isOver = false;
	while ((await get('/')).status !== 200) await pause(20);
	const visitor = (async () => {
		// A service in this process answers from memory: without a pause nothing else would run.
		for (; !isOver; await pause(5)) await visit(seen, get);
	})();
	for (let round = 0; round < rounds; round += 1) {
		for (let published = round % 3; published > 0; published -= 1) await once(running.stdout, 'data');
		await pause(Math.random() * LONGEST_PAUSE_MS);
		running.kill('SIGKILL');
		await once(running, 'exit');
		running = await start();
	}
	running.kill('SIGKILL');
	await once(running, 'exit');
	isOver = true;
	await visitor;
	return seen;
}

/** One visitor: the home page, what it loads, and two pages they go on to. */
async function visit(seen: Sightings, get: (path: string) => Promise<Answer>): Promise<void> {
	const home = await stateAt('/', seen, get);
	await stateAt(`/_astro/app.${home}.js`, seen, get);
	await stateAt('/cars/car-1', seen, get);
	await stateAt(`/cars/car-${seen.visits % 20}`, seen, get);
	seen.visits += 1;
}

async function stateAt(
	path: string,
	seen: Sightings,
	get: (path: string) => Promise<Answer>,
): Promise<number> {
	const { status, text } = await get(path);
	const state = Number(/<title>(\d+)<\/title>|^\/\/ (\d+)$/.exec(text)?.slice(1).find(Boolean) ?? Number.NaN);
	const isAsset = path.startsWith('/_astro/');
	if (status !== 200 || Number.isNaN(state)) seen.faults.push(`${path}: ${status} after ${seen.state}`);
	else if (isAsset ? !path.includes(`.${state}.`) : state < seen.state)
		seen.faults.push(`${path}: state ${state} after ${seen.state}`);
	else if (!isAsset) seen.state = state;
	return state;
}

async function publisher(target: string, env: Readonly<Record<string, string>>) {
	const file = join(root, 'tests/crash/publisher-process.ts');
	const child = spawn(process.execPath, [file, target], {
		stdio: ['ignore', 'pipe', 'inherit'],
		env: { ...process.env, ...env },
	});
	await once(child.stdout, 'data');
	return child;
}
