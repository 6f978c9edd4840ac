import { at, type Refusals, refusesAll } from '../../fixtures/commands/refusals.ts';

const REFUSED: readonly Refusals[] = [
	{
		command: 'check',
		places: [],
		rows: [
			['an unknown dealer', ['nosuch', '--dealers', at('dealers')], "There is no dealer 'nosuch'"],
			['a file as the folder of dealers', ['--dealers', at('file')], 'choose another with --dealers'],
			[
				'a row of two dealers',
				['--explain', '1', '--dealers', at('two')],
				"--explain is about one dealer's stock",
			],
			['row 0', ['--explain', '0', '--dealers', at('dealers')], '--explain takes the number of a row'],
			[
				'stock without a row',
				['--stock', 'x.csv', '--dealers', at('dealers')],
				'--stock is for --explain ROW',
			],
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
			['an empty time', ['--against', 'HEAD', '--now', ''], '--now takes a time such as'],
			[
				'a folder of dealers outside the repository',
				['--against', 'HEAD', '--dealers', at('dealers')],
				'is not a folder of the repository',
			],
			['a missing report', ['--join', at('none')], 'none holds no report'],
			['a damaged report', ['--join', at('half')], 'half holds no report'],
			['a comparison and a joint report', ['--join', at('half'), '--against', 'HEAD'], 'leave out --against'],
		],
	},
	{
		command: 'changes',
		places: ['--against', 'HEAD'],
		rows: [
			['a report in a missing folder', ['--out', '/proc/x'], '/proc/x is not there; make it, or name'],
			['a file as the report folder', ['--out', at('file')], 'file is not a folder; name another one'],
			['a report folder with other files', ['--out', at('other')], 'letter.txt, which no report has written'],
		],
	},
	{
		command: 'concerned',
		places: [],
		rows: [
			['an unknown commit', ['--against', 'nosuchref'], "There is no commit 'nosuchref' here"],
			['0 shards', ['--shards', '0'], '--shards takes a number from 1 to 99'],
			['shard 9 of 3', ['--shard', '9/3'], '--shard takes a share such as 2/5'],
			['one shard and all', ['--shard', '1/3', '--shards', '3'], 'give one of them'],
		],
	},
];

refusesAll(REFUSED);
