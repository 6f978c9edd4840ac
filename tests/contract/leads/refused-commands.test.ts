import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../../src/content-hash.ts';
import { type Call, type Ended, runCommands } from '../../fixtures/commands/run-commands.ts';

const dir = mkdtempSync(join(tmpdir(), 'forecourt-refused-'));
const at = (path: string) => join(dir, path);
const TARGET = `folder:${at('target')}`;
const WATCHED_FILE = `folder:${at('watched')}`;
const KEYS = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
const USAGE = 2;

type Row = [name: string, args: string[], says: string, code?: number, env?: Record<string, string>];

/** What is refused, by command: the arguments, words of the sentence, the code where it is not 1, and variables. */
const REFUSED: readonly { command: string; places: string[]; rows: Row[] }[] = [
	{
		command: 'deploy',
		places: ['--dealers', at('dealers'), '--out', at('dist')],
		rows: [
			['no target', [], 'Name the target with --to: folder:DIR, s3:BUCKET'],
			['a target without a value', ['--to'], "Option '--to <value>' argument missing", USAGE],
			['an empty target', ['--to', ''], "found ''"],
			['a target of no kind', ['--to', 'ftp:x'], "found 'ftp:x'"],
			['a folder without a name', ['--to', 'folder:'], "found 'folder:'"],
			['two targets', ['--to', TARGET, '--to', 'folder:other'], '--to is given twice; give it once'],
			['an unknown option', ['--too', 'x'], "Unknown option '--too'", USAGE],
			['an unknown dealer', ['--to', TARGET, 'coast-motor'], "There is no dealer 'coast-motor'"],
			['no slug', ['--to', TARGET, '../coast'], "'../coast' is not a dealer's slug"],
			['no credentials of a bucket', ['--to', 's3:sites'], 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
			['no credentials of Netlify', ['--to', 'netlify:team/site'], 'NETLIFY_AUTH_TOKEN'],
			['no credentials of Cloudflare', ['--to', 'cloudflare:site'], 'CLOUDFLARE_API_TOKEN'],
			['a team without a prefix', ['--to', 'netlify:team'], 'netlify:team/prefix, found team'],
			['a bucket with a blank', ['--to', 's3:my sites'], 'found s3:my sites', 1, KEYS],
			[
				'an address that is none',
				['--to', 's3:sites'],
				'AWS_ENDPOINT_URL_S3 takes an address such as https://s3.example, found http://[x',
				1,
				{ ...KEYS, AWS_ENDPOINT_URL_S3: 'http://[x' },
			],
			['a release without --rollback', ['--to', TARGET, '--release', ''], 'are for --rollback'],
			['a rollback of nothing named', ['--to', TARGET, '--rollback'], 'needs the dealers’ slugs'],
			[
				'a release of two dealers',
				['--to', TARGET, '--rollback', '--release', '1', 'a', 'b'],
				'one dealer: name that dealer',
			],
			['a time that is none', ['--to', TARGET, '--rollback', '--before', 'noon'], 'found noon'],
			['a slug that leads elsewhere', ['--to', TARGET, '--rollback', '../../x'], "is not a dealer's slug"],
			['such a slug to remove', ['--to', TARGET, '--remove', '../../x'], "is not a dealer's slug"],
			['such a slug to list', ['--to', TARGET, '--list', '../../x'], "is not a dealer's slug"],
			['two actions', ['--to', TARGET, '--list', '--rollback'], '--list and --rollback are two things'],
			[
				'a rollback where nothing was published',
				['--to', TARGET, '--rollback', 'coast-motors'],
				'has no such release of coast-motors; it has none at all',
			],
			['a list of one who is not there', ['--to', TARGET, '--list', 'nosuch'], 'has no release of it'],
			['a target that is a file', ['--to', `folder:${at('file')}`, '--list'], 'file is not a folder; name'],
			[
				'a folder of something else',
				['--to', `folder:${at('other')}`, '--rollback', 'coast-motors'],
				'other has files of something else; name an empty folder',
			],
		],
	},
	{
		command: 'deploy',
		places: ['--to', TARGET],
		rows: [
			['dealers that are nowhere', ['--dealers', at('none')], 'none (dealers'],
			['dealers in a file', ['--dealers', at('file')], 'choose another with --dealers'],
			[
				'sites that are not built',
				['--dealers', at('dealers'), '--out', at('none')],
				'npm run build, or choose another with --out',
			],
		],
	},
	{
		command: 'watch',
		places: ['--dealers', at('dealers')],
		rows: [
			['no target', [], 'Name the target with --to'],
			['two targets', ['--to', TARGET, '--to', TARGET], '--to is given twice'],
			['no time between looks', ['--to', TARGET, '--every', '0'], '--every takes a number above 0'],
			['an endless time', ['--to', TARGET, '--every', 'Infinity'], 'at most 86400, found Infinity'],
			['a time of nothing', ['--to', TARGET, '--every', ''], 'found nothing'],
			['a negative age', ['--to', TARGET, '--old-feed-hours=-1'], 'found -1'],
			['an unknown dealer', ['--to', TARGET, 'nosuch'], "There is no dealer 'nosuch'"],
			[
				'a port that is none',
				['--to', TARGET],
				'WATCH_PORT is abc; expected: its port',
				1,
				{ WATCH_PORT: 'abc' },
			],
			[
				'an address that is none',
				['--to', TARGET, '--out', at('dist')],
				'give another WATCH_HOST or WATCH_PORT',
				1,
				{ WATCH_HOST: '256.1.1.1', WATCH_PORT: '0' },
			],
			['mail without a sender', ['--to', TARGET], 'SMTP_URL is not set', 1, { WATCH_MAIL_TO: 'a@b.example' }],
			[
				'a short key of links',
				['--to', TARGET],
				'FEED_HEALTH_SECRET is too short',
				1,
				{ FEED_HEALTH_SECRET: 'x' },
			],
			[
				'an output folder that is a file',
				['--to', TARGET, '--out', at('file')],
				'is not a folder; name another',
			],
			[
				'a damaged lock',
				['--to', WATCHED_FILE, '--out', at('dist')],
				'.json.lock is damaged; delete it while no other command runs',
			],
		],
	},
	{
		command: 'check',
		places: [],
		rows: [
			['an unknown dealer', ['nosuch', '--dealers', at('dealers')], "There is no dealer 'nosuch'"],
			['dealers in a file', ['--dealers', at('file')], 'choose another with --dealers'],
			[
				'a row of no dealer',
				['--explain', '1', '--dealers', at('two')],
				"--explain is about one dealer's stock",
			],
			['no row', ['--explain', '0', '--dealers', at('dealers')], '--explain takes the number of a row'],
			['stock for nothing', ['--stock', 'x.csv', '--dealers', at('dealers')], '--stock is for --explain ROW'],
		],
	},
	{
		command: 'changes',
		places: ['--out', at('report')],
		rows: [
			['no commit', [], 'Name the commit to compare with'],
			['an unknown commit', ['--against', 'nosuchref'], "There is no commit 'nosuchref' here"],
			['a commit like an option', ['--against=--help'], "There is no commit '--help' here"],
			['an unknown dealer', ['--against', 'HEAD', 'nosuch'], "There is no dealer 'nosuch', neither now nor"],
			['a time that is none', ['--against', 'HEAD', '--now', ''], '--now takes a time such as'],
			[
				'dealers outside',
				['--against', 'HEAD', '--dealers', at('dealers')],
				'is not a folder of the repository',
			],
			['a report that is not there', ['--join', at('none')], 'none holds no report'],
			['a damaged report', ['--join', at('half')], 'half holds no report'],
			['a comparison and a joint report', ['--join', at('half'), '--against', 'HEAD'], 'leave out --against'],
		],
	},
	{
		command: 'changes',
		places: ['--against', 'HEAD'],
		rows: [
			['a report where no folder can be', ['--out', '/proc/x'], '/proc/x is not there; make it, or name'],
			['a report in a file', ['--out', at('file')], 'file is not a folder; name another one'],
			['a report among other files', ['--out', at('other')], 'letter.txt, which no report has written'],
		],
	},
	{
		command: 'concerned',
		places: [],
		rows: [
			['an unknown commit', ['--against', 'nosuchref'], "There is no commit 'nosuchref' here"],
			['no shards', ['--shards', '0'], '--shards takes a number from 1 to 99'],
			['a shard of fewer', ['--shard', '9/3'], '--shard takes a share such as 2/5'],
			['one shard and all', ['--shard', '1/3', '--shards', '3'], 'give one of them'],
		],
	},
	{
		command: 'edge',
		places: [],
		rows: [
			['no bucket', [], 'Name the bucket with --from s3:BUCKET'],
			['no port', ['--from', 's3:x', '--port', '99999'], '--port takes a port such as 8090', 1, KEYS],
		],
	},
];

/** Calls in the order of the table, and how they ended. */
const calls: Call[] = REFUSED.flatMap(({ command, places, rows }) =>
	rows.map(([, args, , , env]) => ({
		script: `${command}.ts`,
		args: [...places, ...args],
		...(env && { env }),
	})),
);
let ended: Ended[] = [];

beforeAll(async () => {
	for (const folder of [
		'dealers/coast-motors',
		'two/coast-motors',
		'two/hills-motors',
		'dist/.forecourt',
		'other',
		'half',
	])
		mkdirSync(at(folder), { recursive: true });
	for (const file of [
		'dealers/coast-motors/dealer.ts',
		'two/coast-motors/dealer.ts',
		'two/hills-motors/dealer.ts',
	])
		writeFileSync(at(file), 'export default {};\n');
	writeFileSync(at('file'), '');
	writeFileSync(at('other/letter.txt'), 'Dear Sir');
	writeFileSync(at('half/changes.json'), '{"dealers":[');
	writeFileSync(
		at(`dist/.forecourt/watch-${hashOf(WATCHED_FILE).slice(0, 8)}.json.lock`),
		'no lock'.repeat(9),
	);
	const {
		AWS_ACCESS_KEY_ID: _key,
		AWS_SECRET_ACCESS_KEY: _secret,
		NETLIFY_AUTH_TOKEN: _netlify,
		CLOUDFLARE_API_TOKEN: _cloudflare,
		...bare
	} = process.env;
	ended = await runCommands(calls, bare);
}, 300_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let call = 0;
for (const { command, places, rows } of REFUSED)
	describe(`npm run ${command} ${places.join(' ').replaceAll(dir, '')} refuses in one sentence and with a code`, () => {
		for (const [name, , says, code = 1] of rows) {
			const place = call++;
			test(name, () => {
				expect(ended[place]?.said).toContain(says);
				expect(ended[place]?.code).toBe(code);
				expect(ended[place]?.said).not.toContain('    at ');
			});
		}
	});

test('nothing was written to where it did not belong', () => {
	expect(readdirSync(at('other'))).toEqual(['letter.txt']);
	expect(readdirSync(dir)).not.toContain('target');
});
