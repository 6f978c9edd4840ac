import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openTarget, TARGETS } from '../src/deploy/open-target.ts';
import { departed, publishFleet } from '../src/deploy/publish-fleet.ts';
import { deploySummary, outcomeLine } from '../src/deploy/summary.ts';
import { TargetError } from '../src/deploy/target.ts';
import { sourcesHash } from '../src/generator/bundle/sources-hash.ts';
import { chooseDealers, DEFAULT_DEALERS, requireSlugs, root } from './choose-dealers.ts';
import { command, UserError } from './command.ts';
import { folderProblems } from './deploy/folder-problems.ts';
import { goBack } from './deploy/go-back.ts';
import { listReleases } from './deploy/list-releases.ts';
import { requireOneAction } from './deploy/require-one-action.ts';
import { takeOff } from './deploy/take-off.ts';

const usage = `
Publishes built sites: npm run deploy -- [slug…] --to TARGET [options]

  slug…            only these dealers; all of them when none is named
  --to TARGET      where to:
${Object.entries(TARGETS)
	.map(([name, what]) => `                     ${name.padEnd(26)} ${what}`)
	.join('\n')}
  --out DIR        where the build has written the sites (dist)
  --dealers DIR    where the dealers' folders are (${DEFAULT_DEALERS})
  --dry-run        tell what would be published, rolled back or taken off, and change nothing
  --list           list the releases of the dealers
  --rollback       make the release before the live one live again, within seconds; needs slugs or --before
  --release ID     with --rollback: this release, by its id or number; needs exactly one slug
  --before TIME    with --rollback: the last release made before a time (ISO 8601)
  --end-hold       publish dealers that were rolled back, too: they stay as they are until then
  --remove SLUG    take a dealer's site off; may be given more than once
  --remove-departed  take off the sites of dealers whose folder is gone
  --json           end with one line of JSON

A dealer with a problem that npm run check finds is not published; the others are. Exits with 1 when a dealer was not published, and when an
unchanged one shows what may not be published, or its folder can no longer be built.
`;

await command(
	{
		usage,
		options: {
			to: { type: 'string' },
			out: { type: 'string', default: 'dist' },
			dealers: { type: 'string', default: DEFAULT_DEALERS },
			'dry-run': { type: 'boolean', default: false },
			list: { type: 'boolean', default: false },
			rollback: { type: 'boolean', default: false },
			release: { type: 'string' },
			before: { type: 'string' },
			'end-hold': { type: 'boolean', default: false },
			remove: { type: 'string', multiple: true, default: [] },
			'remove-departed': { type: 'boolean', default: false },
			json: { type: 'boolean', default: false },
		},
	},
	async (values, names) => {
		if (values.to === undefined)
			throw new UserError(`Name the target with --to: ${Object.keys(TARGETS).join(', ')}`);
		try {
			requireOneAction(names, values);
			requireSlugs([...names, ...values.remove]);
			const target = openTarget(values.to);
			const how = { isDryRun: values['dry-run'], isQuiet: values.json };
			if (values.list) return await listReleases(target, names, values);
			if (values.rollback) return await goBack(target, names, values);
			if (values.remove.length > 0) {
				const removed = await takeOff(target, values.remove, how);
				const done = how.isDryRun ? { planned: removed } : { removed };
				if (values.json) console.log(JSON.stringify({ target: target.name, ...done }));
				return 0;
			}
			const dealersDir = resolve(values.dealers);
			const all = chooseDealers(dealersDir, []);
			const started = performance.now();
			const outDir = resolve(values.out);
			if (!existsSync(outDir))
				throw new UserError(
					`There are no built sites in ${outDir}; npm run build, or choose another with --out`,
				);
			const places = { dealersDir, outDir, code: sourcesHash(root) };
			const outcomes = await publishFleet(
				target,
				outDir,
				chooseDealers(dealersDir, names),
				{
					now: () => new Date(),
					isDryRun: values['dry-run'],
					endsHold: values['end-hold'],
					check: async (site, isLive) => {
						const inFolder = await folderProblems(places, site.slug, isLive);
						const { unlawfulPages } = await import('./deploy/unlawful-pages.ts');
						const { problems, warnings, keep } = await unlawfulPages(places, site, new Date());
						if (!values.json) for (const warning of warnings) console.log(`note: ${warning}`);
						return { inFolder, onPages: problems, keep };
					},
				},
				(outcome) => values.json || console.log(outcomeLine(outcome)),
			);
			const gone = names.length === 0 ? await departed(target, all) : [];
			const removes = values['remove-departed'];
			if (removes) await takeOff(target, gone, how, all.length);
			const summary = deploySummary(
				target.name,
				outcomes,
				removes && !how.isDryRun ? gone : [],
				(performance.now() - started) / 1000,
			);
			if (!values.json && gone.length > 0 && !removes)
				console.log(
					`note: ${gone.join(', ')}: at the target, but no longer in ${values.dealers}; take off with --remove-departed`,
				);
			console.log(values.json ? JSON.stringify(summary.json) : summary.text);
			return summary.isClean ? 0 : 1;
		} catch (error) {
			if (error instanceof TargetError) throw new UserError(error.message);
			throw error;
		}
	},
);
