import { categoryNames, MODEL_CATEGORIES } from '../../../domain/model/model-categories.ts';
import { slugOf } from '../../../domain/vehicle/naming/slug.ts';
import { BOOK_TEST_DRIVE_PATH } from '../../../paths/paths.ts';
import { MODELS_MENU_PATH, MODELS_PATH, OFFERS_PATH, QUOTE_PATH } from '../../../paths/showroom-paths.ts';
import { stockListPath } from '../../../paths/stock-lists.ts';
import type { SiteContext } from '../../../site/context.ts';
import { salesArea } from '../../../site/groups/sales-area.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { links } from '../../../site/shell.ts';
import { onlyMake, orderedModels } from '../embed/model-address.ts';
import { modelCategories, modelTile } from '../embed/model-tile.ts';
import type { ModelFilter, ModelsData, ModelsMenuData, ModelTile } from '../page-data.ts';

/** Section of models without a category. */
const OTHERS = 'More models';

/** Content of the models page: models by category, each once; `?body=` filters them in the browser (MODELS-002, MODELS-003). */
export function modelsContent(context: SiteContext): PageContent<'models'> {
	const { dealer, content } = context.site;
	const models = orderedModels(context.site);
	const entries = models.map((model) => ({
		model,
		section: sectionOf(modelCategories(model, context.site)),
		tile: modelTile(model, context),
	}));
	const names = categoryNames(entries.map(({ section }) => [section]));
	const anchorOf = (key: string) => {
		const first = entries.find(({ tile }) => tile.keys.includes(key));
		return first ? slugOf(first.section) : '';
	};
	const tiles = entries.map(({ tile }) => tile);
	const data: ModelsData = {
		title: 'Models',
		text: `Every model ${dealer.name} sells new, and the ones coming soon.`,
		make: onlyMake(context.site),
		filters: categoryFilters(tiles, context).map((filter) => ({ ...filter, anchor: anchorOf(filter.key) })),
		sections: names.map((title) => ({
			id: slugOf(title),
			title,
			tiles: entries.filter(({ section }) => section === title).map(({ tile }) => tile),
		})),
		ways: waysOn(context),
	};
	return {
		meta: metaOf(context, {
			path: MODELS_PATH,
			title: content.models.length > 0 && dealer.manufacturer ? `${dealer.manufacturer} models` : data.title,
			description: `${models.length} models at ${dealer.name} in ${salesArea(dealer)}: ${models
				.slice(0, 5)
				.map(({ name }) => name)
				.join(', ')} and more.`,
			trail: [{ label: data.title, href: MODELS_PATH }],
			section: MODELS_PATH,
		}),
		data,
	};
}

/** Content of the models menu, a small page that menus fetch (MODELS-009 to MODELS-020). */
export function modelsMenuContent(context: SiteContext): PageContent<'models-menu'> {
	const { dealer } = context.site;
	const tiles = orderedModels(context.site).map((model) => modelTile(model, context));
	const data: ModelsMenuData = {
		categories: categoryFilters(tiles, context),
		tiles,
		all: { label: 'All vehicles', href: MODELS_PATH },
		ways: waysOn(context),
	};
	return {
		meta: metaOf(context, {
			path: MODELS_MENU_PATH,
			title: 'Models in the menu',
			description: `The models of ${dealer.name} by category, as the menu shows them.`,
			indexed: false,
		}),
		data,
	};
}

/** Section of a model: the narrowest of its categories, so that it is listed once. */
function sectionOf(categories: readonly string[]): string {
	const [widest] = MODEL_CATEGORIES;
	return categories.find((name) => name !== widest) ?? categories[0] ?? OTHERS;
}

function categoryFilters(tiles: readonly ModelTile[], { site }: SiteContext): ModelsMenuData['categories'] {
	const names = categoryNames(site.content.models.map((model) => modelCategories(model, site)));
	return names.map((label) => counted({ key: slugOf(label), label }, tiles));
}

function counted(filter: Pick<ModelFilter, 'key' | 'label'>, tiles: readonly ModelTile[]) {
	return { ...filter, count: tiles.filter(({ keys }) => keys.includes(filter.key)).length };
}

function waysOn({ site: { dealer }, link }: SiteContext) {
	const { route_variants } = dealer.search;
	return links(
		[
			{ label: 'New in stock', href: stockListPath('new-cars', route_variants) },
			{ label: 'Demonstrators', href: stockListPath('demo-cars', route_variants) },
			{ label: 'Special offers', href: OFFERS_PATH },
			{ label: 'Get a quote', href: QUOTE_PATH },
			{ label: dealer.buttons.labels.test_drive, href: BOOK_TEST_DRIVE_PATH },
		],
		link,
	);
}
