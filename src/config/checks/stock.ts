import { MANUFACTURERS, manufacturerOf } from '../../domain/model/manufacturers.ts';
import { BODY_TYPES, bodyTypeOf, OTHER_BODY_TYPES } from '../../domain/vehicle/attributes/body-types.ts';
import type { Dealer } from '../complete-dealer.ts';
import { nearest } from '../problems/nearest.ts';
import type { Check, Finding } from './check.ts';

type Named = readonly [option: string, name: string];

const MAKES = MANUFACTURERS.map(({ name }) => name);
const BODIES = Object.values({ ...BODY_TYPES, ...OTHER_BODY_TYPES }).map(({ label }) => label);

/** Makes and bodies in options are known: a misspelt one would silently match nothing. */
export const knownMakesAndBodies: Check = {
	name: 'known-makes-and-bodies',
	check: ({ dealer }) => [
		...unknown('make', makesNamed(dealer), MAKES, (name) => manufacturerOf(name) !== null),
		...unknown('body', bodiesNamed(dealer), BODIES, (name) => bodyTypeOf(name) !== null),
	],
};

function unknown(
	kind: 'make' | 'body',
	named: readonly Named[],
	known: readonly string[],
	isKnown: (name: string) => boolean,
): Finding[] {
	const list = {
		make: 'src/domain/model/manufacturers.ts',
		body: 'src/domain/vehicle/attributes/body-types.ts',
	}[kind];
	return named
		.filter(([, name]) => !isKnown(name))
		.map(([option, name]) => {
			const like = nearest(name, known);
			const hint = like === null ? `${list} lists them` : `did you mean ${JSON.stringify(like)}?`;
			return {
				option,
				message: `expected a ${kind} the product knows, found ${JSON.stringify(name)}; ${hint}`,
			};
		});
}

function makesNamed(dealer: Dealer): Named[] {
	const { manufacturer, stock, search, locations, features, home } = dealer;
	return [
		...(manufacturer === null ? [] : [['manufacturer', manufacturer] as const]),
		...each('stock.filter.exclude_makes', stock.filter.exclude_makes),
		...each('search.popular_makes', search.popular_makes),
		...locations.flatMap(({ manufacturers }, index) =>
			each(`locations[${index}].manufacturers`, manufacturers),
		),
		...(features.online_purchase
			? each('features.online_purchase.makes', features.online_purchase.makes)
			: []),
		...home.blocks.flatMap((block, index): Named[] => {
			const option = `home.blocks[${index}]`;
			if (block.block === 'line-up')
				return block.models.map(({ make }, model) => [`${option}.models[${model}].make`, make]);
			if (block.block === 'make-tiles')
				return Object.keys(block.pictures).map((make) => [`${option}.pictures`, make]);
			return 'stock' in block && block.stock.make ? [[`${option}.stock.make`, block.stock.make]] : [];
		}),
	];
}

function bodiesNamed({ home }: Dealer): Named[] {
	return home.blocks.flatMap((block, index): Named[] => {
		const option = `home.blocks[${index}]`;
		if (block.block === 'body-tiles')
			return block.tiles.map(({ body }, tile) => [`${option}.tiles[${tile}].body`, body]);
		return 'stock' in block && block.stock.body ? [[`${option}.stock.body`, block.stock.body]] : [];
	});
}

function each(option: string, names: readonly string[]): Named[] {
	return names.map((name, index) => [`${option}[${index}]`, name]);
}
