import { at, type Refusals, refusesAll } from '../../fixtures/commands/refusals.ts';

const REFUSED: readonly Refusals[] = [
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
];

refusesAll(REFUSED);
