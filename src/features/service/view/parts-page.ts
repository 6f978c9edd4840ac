import { PARTS_WARRANTY } from '../../../domain/dealer/parts-warranty.ts';
import { PARTS_PATH, PARTS_SEARCH_PATH, SERVICE_PATH, WARRANTY_PATH } from '../../../paths/showroom-paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { departmentPhone } from '../../../site/department-phone.ts';
import type { PageContent } from '../../../site/route.ts';
import { links } from '../../../site/shell.ts';
import { textMeta } from '../../../site/text/text-meta.ts';
import { accessoriesOf, accessoriesPath, orderedModels } from '../../models/embed/model-address.ts';
import { fullName, modelPicture } from '../../models/embed/model-tile.ts';
import type { PartsData } from '../page-data.ts';
import { textData, textOf } from './text-of.ts';

/** Content of the parts page: introduction, accessories by model, and warranty (SERVICE-006, SERVICE-010, SERVICE-035). */
export function partsContent(context: SiteContext): PageContent<'parts'> {
	const { link } = context;
	const text = textOf('vehicle-parts-and-accessories', context);
	const search = link(PARTS_SEARCH_PATH);
	return {
		meta: textMeta(text, PARTS_PATH, context),
		data: {
			...textData(text, context),
			search: search === null ? null : { label: 'Find a part', href: search },
			phone: departmentPhone('parts', context),
			accessories: accessoriesList(context),
			warranty: PARTS_WARRANTY,
			ways: links(
				[
					{ label: 'Service', href: SERVICE_PATH },
					{ label: 'Warranty', href: WARRANTY_PATH },
				],
				link,
			),
		},
	};
}

/** Models with accessories, where the dealer lists them here (MODELS-022, MODELS-023). */
function accessoriesList({ site, link }: SiteContext): PartsData['accessories'] {
	const { parts } = site.dealer.features;
	if (parts === false || !parts.showAccessoriesOnParts) return [];
	return orderedModels(site).flatMap((model) => {
		const count = accessoriesOf(model);
		const href = link(accessoriesPath(model.slug));
		if (count === 0 || href === null) return [];
		return [
			{
				name: fullName(model, site),
				count: `${count} ${count === 1 ? 'accessory' : 'accessories'}`,
				href,
				picture: { ...modelPicture(model, site), alt: '' },
			},
		];
	});
}
