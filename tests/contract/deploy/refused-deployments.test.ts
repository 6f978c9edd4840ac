import {
	at,
	type Refusals,
	refusesAll,
	TARGET,
	USAGE,
	WATCHED_FILE,
} from '../../fixtures/commands/refusals.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };

const REFUSED: readonly Refusals[] = [
	{
		command: 'deploy',
		places: ['--dealers', at('dealers'), '--out', at('dist')],
		rows: [
			['no target', [], 'Name the target with --to: folder:DIR, s3:BUCKET'],
			['a target without a value', ['--to'], "Option '--to <value>' argument missing", USAGE],
			['an empty target', ['--to', ''], "found ''"],
			['a target of an unknown kind', ['--to', 'ftp:x'], "found 'ftp:x'"],
			['a folder without a name', ['--to', 'folder:'], "found 'folder:'"],
			['two targets', ['--to', TARGET, '--to', 'folder:other'], '--to is given twice; give it once'],
			['an unknown option', ['--too', 'x'], "Unknown option '--too'", USAGE],
			['an unknown dealer', ['--to', TARGET, 'coast-motor'], "There is no dealer 'coast-motor'"],
			['a path as a slug to publish', ['--to', TARGET, '../coast'], "'../coast' is not a dealer's slug"],
			['no credentials of a bucket', ['--to', 's3:sites'], 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
			['no credentials of Netlify', ['--to', 'netlify:team/site'], 'NETLIFY_AUTH_TOKEN'],
			['no credentials of Cloudflare', ['--to', 'cloudflare:site'], 'CLOUDFLARE_API_TOKEN'],
			['a team without a prefix', ['--to', 'netlify:team'], 'netlify:team/prefix, found team'],
			['a bucket with a blank', ['--to', 's3:my sites'], 'found s3:my sites', 1, KEYS],
			[
				'an invalid address',
				['--to', 's3:sites'],
				'AWS_ENDPOINT_URL_S3 takes an address such as https://s3.example, found http://[x',
				1,
				{ ...KEYS, AWS_ENDPOINT_URL_S3: 'http://[x' },
			],
			['a release without --rollback', ['--to', TARGET, '--release', ''], 'are for --rollback'],
			['a rollback without a dealer', ['--to', TARGET, '--rollback'], 'needs the dealers’ slugs'],
			[
				'a release of two dealers',
				['--to', TARGET, '--rollback', '--release', '1', 'a', 'b'],
				'one dealer: name that dealer',
			],
			['an invalid time', ['--to', TARGET, '--rollback', '--before', 'noon'], 'found noon'],
			['a path as a slug of a rollback', ['--to', TARGET, '--rollback', '../../x'], "is not a dealer's slug"],
			['a path as a slug to remove', ['--to', TARGET, '--remove', '../../x'], "is not a dealer's slug"],
			['a path as a slug to list', ['--to', TARGET, '--list', '../../x'], "is not a dealer's slug"],
			['two actions', ['--to', TARGET, '--list', '--rollback'], '--list and --rollback are two things'],
			[
				'a rollback where nothing was published',
				['--to', TARGET, '--rollback', 'coast-motors'],
				'has no such release of coast-motors; it has none at all',
			],
			[
				'a list of releases of an unknown dealer',
				['--to', TARGET, '--list', 'nosuch'],
				'has no release of it',
			],
			['a target that is a file', ['--to', `folder:${at('file')}`, '--list'], 'file is not a folder; name'],
			[
				'a folder with other files',
				['--to', `folder:${at('other')}`, '--rollback', 'coast-motors'],
				'other has files of something else; name an empty folder',
			],
		],
	},
	{
		command: 'deploy',
		places: ['--to', TARGET],
		rows: [
			['a missing folder of dealers', ['--dealers', at('none')], 'none (dealers'],
			['a file as the folder of dealers', ['--dealers', at('file')], 'choose another with --dealers'],
			[
				'a missing folder of built sites',
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
			['an interval of 0', ['--to', TARGET, '--every', '0'], '--every takes a number above 0'],
			['an infinite interval', ['--to', TARGET, '--every', 'Infinity'], 'at most 86400, found Infinity'],
			['an empty interval', ['--to', TARGET, '--every', ''], 'found nothing'],
			['a negative age of feeds', ['--to', TARGET, '--old-feed-hours=-1'], 'found -1'],
			['an unknown dealer', ['--to', TARGET, 'nosuch'], "There is no dealer 'nosuch'"],
			[
				'an invalid port',
				['--to', TARGET],
				'WATCH_PORT is abc; expected: its port',
				1,
				{ WATCH_PORT: 'abc' },
			],
			[
				'an invalid address',
				['--to', TARGET, '--out', at('dist')],
				'give another WATCH_HOST or WATCH_PORT',
				1,
				{ WATCH_HOST: '256.1.1.1', WATCH_PORT: '0' },
			],
			['mail without a sender', ['--to', TARGET], 'SMTP_URL is not set', 1, { WATCH_MAIL_TO: 'a@b.example' }],
			[
				'a key of links that is too short',
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
		command: 'edge',
		places: [],
		rows: [
			['no bucket', [], 'Name the bucket with --from s3:BUCKET'],
			[
				'a port above 65535',
				['--from', 's3:x', '--port', '99999'],
				'--port takes a port such as 8090',
				1,
				KEYS,
			],
		],
	},
];

refusesAll(REFUSED);
