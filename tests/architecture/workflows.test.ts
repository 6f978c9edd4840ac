import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../fixtures/root.ts';
import { readWorkflow, type Step, WORKFLOWS } from '../fixtures/workflows/workflow.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
	scripts: Record<string, string>;
};

describe.each(readdirSync(WORKFLOWS))('%s', (file) => {
	const workflow = readWorkflow(file);
	const jobs = Object.entries(workflow.jobs);
	const steps = jobs.flatMap(([, job]) => job.steps);

	test('every action is pinned to a commit, with its version in a comment', () => {
		const text = readFileSync(join(WORKFLOWS, file), 'utf8');
		const lines = text.split('\n').filter((line) => line.includes('uses:'));
		expect(lines.length).toBe(steps.filter(({ uses }) => uses).length);
		for (const line of lines) expect(line).toMatch(/uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	});

	test('every npm command exists', () => {
		const called = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (?:--silent )?([\w-]+)/g)]);
		for (const [, name = ''] of called) expect(scripts).toHaveProperty([name]);
	});

	test('no command contains an expression, in which the text of a pull request could become a command', () => {
		for (const { run = '' } of steps) expect(run).not.toContain('${{');
	});

	test('a job with write permission runs no code of the repository', () => {
		expect(Object.values(workflow.permissions)).not.toContain('write');
		const writers = jobs.filter(([, { permissions = {} }]) => Object.values(permissions).includes('write'));
		for (const [, { steps }] of writers)
			for (const { run = '' } of steps) expect(run).not.toMatch(/\b(npm|node|npx)\b/);
	});

	const readsFeeds = ({ run = '' }: Step) => /npm run (build|check|changes) -- \$DEALERS/.test(run);

	test('only steps that publish or read feeds get secrets', () => {
		for (const step of steps)
			if (JSON.stringify(step.env).includes('secrets.') && !readsFeeds(step))
				expect(step.name).toMatch(/^(Publish|Take off)/);
		expect(JSON.stringify([workflow.env, jobs.map(([, { env }]) => env)])).not.toContain('secrets.');
	});

	test('the recipe names the steps that read feeds, which may need the password of a feed', () => {
		const recipe = readFileSync(join(ROOT, 'docs/recipes/run-in-github-actions.md'), 'utf8');
		const [, named = ''] = new RegExp(`the steps? ((?:(?!\\bof \`).)*) of \`${file}\``).exec(recipe) ?? [];
		const names = [...named.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
		expect(names).toEqual(steps.filter(readsFeeds).map(({ name }) => name));
	});
});

test('continuous integration runs npm test and nothing else', () => {
	expect(readFileSync(join(ROOT, '.ci/run'), 'utf8').trim().split('\n').at(-1)).toBe('exec npm test');
});
