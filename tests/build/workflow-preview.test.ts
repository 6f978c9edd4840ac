import { afterAll, beforeAll, expect, test } from 'vitest';
import { vehicles } from '../fixtures/sites/fleet.ts';
import { WorkflowTrial } from '../fixtures/workflows/workflow-trial.ts';

const MERGE = 'refs/pull/7/merge';
const trial = new WorkflowTrial();
const { sandbox } = trial;
const stock = vehicles(3);

function runPreview(from = 'dealers/forecourt') {
	sandbox.git('checkout', '--quiet', '--detach', 'main');
	sandbox.git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'change');
	trial.push(MERGE);
	const github = {
		event_name: 'pull_request',
		repository: 'dealers/forecourt',
		token: 'a-token',
		event: { pull_request: { number: 7, head: { repo: { full_name: from } } } },
	};
	return trial.run('preview.yml', MERGE, { github });
}

/** Writes a text page, so that a change is on one kind of page: each kind that changes is rendered four times. */
function writeStory(text: string): void {
	sandbox.fleet.write(
		'coast-motors/content/pages/our-story.md',
		`---\ntitle: Our story\ndescription: Where we come from\n---\n\n${text}\n`,
	);
}

beforeAll(() => {
	sandbox.write('docs/notes.md', 'Notes.\n');
	for (const slug of ['coast-motors', 'range-motors', 'gone-motors']) sandbox.fleet.dealer(slug, stock);
	writeStory('We began in 1990 with one shed.');
	sandbox.commit('First');
});
afterAll(() => sandbox.remove());

/** A branch from main with one commit. */
function change(message: string, edit: () => void): void {
	sandbox.git('checkout', '--quiet', '-B', 'change', 'main');
	edit();
	sandbox.commit(message);
}

test('a pull request gets the differences of the concerned dealers as a comment, a summary and a page with pictures', () => {
	change('Change a text and remove a dealer', () => {
		writeStory('We began in 1987 with one shed.');
		sandbox.delete('dealers/gone-motors');
	});
	const run = runPreview();
	expect(run.results, run.log).toEqual({
		concerned: 'success',
		sites: 'success',
		report: 'success',
		comment: 'success',
	});
	expect(JSON.parse(run.outputs['concerned']?.['shards'] ?? '')).toEqual([
		{ shard: '1-of-8', dealers: 'coast-motors', removed: 'gone-motors' },
	]);
	expect(run.log).toContain('No problems.');
	expect(run.summary).toContain('## Changes on 2 of 3 sites');
	expect(run.summary).toContain('<del>1990</del><ins>1987</ins>');
	expect(trial.artifact('changes/index.html')).toMatch(/<img[^>]+src="pictures\/coast-motors/);
	expect(trial.calls()).toMatch(
		/^npx playwright install .*\ngh pr comment 7 --edit-last --create-if-none --body-file \S+changes\.md$/m,
	);
});

test('a problem of a dealer fails the check and is named in the comment', () => {
	change('Break a dealer', () =>
		sandbox.write('dealers/range-motors/dealer.ts', 'export default { featurs: {} };\n'),
	);
	const run = runPreview();
	expect(run.results).toMatchObject({ sites: 'failure', report: 'failure', comment: 'success' });
	expect(run.log).toMatch(/range-motors\/dealer\.ts: .*featurs/);
	expect(run.summary).toMatch(/✗ range-motors/);
});

test('a pull request from a fork gets the summary, but no comment', () => {
	change('Remove a dealer', () => sandbox.delete('dealers/gone-motors'));
	const before = trial.calls();
	const run = runPreview('stranger/forecourt');
	expect(run.results, run.log).toMatchObject({ sites: 'success', report: 'success', comment: 'skipped' });
	expect(run.summary).toContain('## Changes on 1 of 3 sites');
	expect(trial.calls().slice(before.length)).not.toContain('gh ');
});

test('a change of documents builds nothing', () => {
	change('Write', () => sandbox.write('docs/notes.md', 'More notes.\n'));
	const run = runPreview();
	expect(run.results, run.log).toEqual({
		concerned: 'success',
		sites: 'skipped',
		report: 'skipped',
		comment: 'skipped',
	});
});
