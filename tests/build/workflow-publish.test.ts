import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vehicles } from '../fixtures/sites/fleet.ts';
import { WorkflowTrial } from '../fixtures/workflows/workflow-trial.ts';

const MAIN = 'refs/heads/main';
const trial = new WorkflowTrial();
const { sandbox } = trial;
const stock = vehicles(2);
const target = join(sandbox.root, '.forecourt/target');

function runPublish(event_name: 'push' | 'schedule') {
	trial.push(MAIN);
	return trial.run('publish.yml', MAIN, {
		github: { event_name, run_id: 1 },
		vars: { FORECOURT_TARGET: `folder:${target}` },
	});
}

/** The phone number on a dealer's live home page. */
const livePhone = (slug: string) =>
	/tel:(\d+)/.exec(readFileSync(join(target, 'www/sites', slug, 'index.html'), 'utf8'))?.[1];

beforeAll(() => {
	for (const slug of ['coast-motors', 'range-motors', 'gone-motors']) sandbox.fleet.dealer(slug, stock);
	sandbox.commit('First');
	trial.push('refs/tags/published');
});
afterAll(() => sandbox.remove());

test('the nightly run builds and publishes all dealers', () => {
	const run = runPublish('schedule');
	expect(run.results, run.log).toEqual({
		concerned: 'success',
		sites: 'success',
		published: 'skipped',
	});
	expect(readdirSync(join(target, 'www/sites')).toSorted()).toEqual([
		'coast-motors',
		'gone-motors',
		'range-motors',
	]);
});

test('a merge publishes the dealers it concerns, even where another dealer has a problem, and takes removed dealers off the target', () => {
	sandbox.fleet.dealer('coast-motors', stock, { '(07) 5550 0100': '(07) 5550 0199' });
	sandbox.write('dealers/range-motors/dealer.ts', 'export default { featurs: {} };\n');
	sandbox.delete('dealers/gone-motors');
	sandbox.commit('Change a phone number, break a dealer and remove one');
	const before = trial.commitOf('published');
	const run = runPublish('push');
	expect(run.results).toEqual({ concerned: 'success', sites: 'failure', published: 'skipped' });
	expect(run.log).toMatch(/range-motors\/dealer\.ts: .*featurs/);
	expect([livePhone('coast-motors'), livePhone('range-motors')]).toEqual(['0755500199', '0755500100']);
	expect(readdirSync(join(target, 'www/sites')).toSorted()).toEqual(['coast-motors', 'range-motors']);
	expect(trial.commitOf('published')).toBe(before);
});

test('the next merge also publishes the dealers of a failed run, and then moves the tag', () => {
	sandbox.fleet.dealer('range-motors', stock, { '(07) 5550 0100': '(07) 5550 0188' });
	sandbox.commit('Mend a dealer');
	const run = runPublish('push');
	expect(run.results, run.log).toEqual({ concerned: 'success', sites: 'success', published: 'success' });
	expect(run.log).toContain('has no site of gone-motors, so nothing is taken off');
	expect(livePhone('range-motors')).toBe('0755500188');
	expect(trial.commitOf('published')).toBe(trial.commitOf(MAIN));
});

test('a merge that concerns no dealer only moves the tag', () => {
	sandbox.write('docs/notes.md', 'Notes.\n');
	sandbox.commit('Write');
	const run = runPublish('push');
	expect(run.results, run.log).toEqual({ concerned: 'success', sites: 'skipped', published: 'success' });
	expect(trial.commitOf('published')).toBe(trial.commitOf(MAIN));
});
