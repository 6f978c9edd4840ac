import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../fixtures/root.ts';
import { sourceFiles } from './source-files.ts';

test('every recipe is in the list of recipes, under its own title', () => {
	const recipes = sourceFiles().flatMap(({ path, text }) => {
		const [, file = ''] = /^docs\/recipes\/(.+\.md)$/.exec(path) ?? [];
		return file ? [{ file, text }] : [];
	});
	const list = recipes.find(({ file }) => file === 'README.md')?.text ?? '';
	const entries = recipes.flatMap(({ file, text }) =>
		file === 'README.md' ? [] : [`| ${/^# (.+)/.exec(text)?.[1]} | [${file}](${file}) |`],
	);
	expect(entries.length).toBeGreaterThan(20);
	expect(entries.filter((entry) => !list.includes(entry))).toEqual([]);
});

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('the recipe for one machine, with systemd', () => {
	const [, recipe = ''] = textOf('docs/recipes/run-on-one-machine.md').split('## With systemd');
	const units = ['watch', 'lead-api'].map((name) => textOf(`deploy/systemd/forecourt-${name}.service`));

	test('creates every folder that the unit of the watch may write to', () => {
		const [, made = ''] = /^ *install -d -o forecourt (.*)$/m.exec(recipe) ?? [];
		const [, writable = ''] = /^ReadWritePaths=(.*)$/m.exec(units[0] ?? '') ?? [];
		expect(made.split(' ').toSorted()).toEqual(writable.split(' ').toSorted());
	});

	test('writes the environment file of each unit, with every variable that compose.yaml requires of our services', () => {
		const files = units.map((unit) => /^EnvironmentFile=(.*)$/m.exec(unit)?.[1]);
		expect(files).toHaveLength(2);
		for (const file of files) expect(recipe).toContain(`\`${file}\``);
		const wanted = [...textOf('deploy/compose.yaml').matchAll(/\{(\w+):\?/g)].map(([, name = '']) => name);
		const ofServers = ['POSTGRES_PASSWORD', 'MEILI_MASTER_KEY'];
		expect(wanted).toContain('LEAD_API_SECRET');
		expect(wanted.filter((name) => !ofServers.includes(name) && !recipe.includes(`${name}=`))).toEqual([]);
	});

	test('runs day-to-day commands as the user of the watch, with its variables and folders', () => {
		const [, day = ''] = recipe.split('## Day to day');
		const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(units[0] ?? '')?.[1] ?? '';
		const [node = '', , ...options] = setting('ExecStart').split(' ');
		expect(day).toContain(
			`--uid=${setting('User')} --working-directory=${setting('WorkingDirectory')} --property=EnvironmentFile=${setting('EnvironmentFile')} ${node}\``,
		);
		const [target, built] = [options.slice(0, 2).join(' '), options.slice(2).join(' ')];
		const commands = [...day.matchAll(/`(scripts\/\S+\.ts) (.*)`/g)];
		expect(commands.length).toBeGreaterThan(4);
		for (const [, script = '', given = ''] of commands) {
			expect(textOf(script)).toContain('usage');
			if (script.endsWith('/deploy.ts')) expect(given).toContain(target);
			if (!/--(list|rollback)\b/.test(given)) expect(given).toContain(built);
		}
		expect(textOf('deploy/compose.yaml')).toContain(
			`'${target.split(' ')[1]}', ${built.replace(' ', ', ')}]`,
		);
	});

	test('sets every host that the Caddyfile has only an example for', () => {
		const hosts = [...textOf('deploy/caddy/Caddyfile').matchAll(/\{\$(\w+):\S+\.example\}/g)];
		expect(hosts).toHaveLength(2);
		for (const [, name] of hosts) expect(recipe).toMatch(new RegExp(`Environment=.*${name}=`));
	});
});
