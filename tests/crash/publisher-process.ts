import { openTarget } from '../../src/deploy/open-target.ts';
import { publish, stateOf, writtenSite } from '../fixtures/deploy/written-site.ts';

/**
 * Publishes one state of a site after the other until it is killed: the state's number is in every page and in the name of its asset. Its
 * argument is a target, as `--to` takes it.
 */
const target = openTarget(process.argv[2] ?? '');
const live = await target.live('coast');
const shown = Object.keys(live?.release.files ?? {}).flatMap(
	(path) => /^_astro\/app\.(\d+)\.js$/.exec(path)?.[1] ?? [],
);
console.log('ready');
for (let state = Math.max(0, ...shown.map(Number)) + 1; ; state += 1) {
	await publish(target, writtenSite('coast', stateOf(String(state), 20)));
	console.log(`published ${state}`);
}
