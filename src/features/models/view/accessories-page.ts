import type { Model } from '../../../domain/content/model.ts';
import { formatDollars } from '../../../domain/price/money.ts';
import { PARTS_PATH, PARTS_SEARCH_PATH } from '../../../paths/showroom-paths.ts';
import type { SiteContext } from '../../../site/context.ts';
import { departmentPhone } from '../../../site/department-phone.ts';
import { salesArea } from '../../../site/groups/sales-area.ts';
import { metaOf } from '../../../site/meta.ts';
import type { PageContent } from '../../../site/route.ts';
import { links } from '../../../site/shell.ts';
import { dealerText } from '../../../site/text/dealer-text.ts';
import { accessoriesOf, accessoriesPath, modelUrl } from '../embed/model-address.ts';
import { fullName, modelPicture } from '../embed/model-tile.ts';

/** Content of a model's accessories page (MODELS-007). */
export function accessoriesContent(model: Model, context: SiteContext): PageContent<'accessories'> {
	const { site, link } = context;
	const name = fullName(model, site);
	const title = `${name} accessories`;
	const path = accessoriesPath(model.slug);
	const count = accessoriesOf(model);
	const phone = departmentPhone('parts', context);
	const left = count - model.accessories.length;
	return {
		meta: metaOf(context, {
			path,
			title,
			description: `${count} genuine accessories for the ${name}, fitted by ${site.dealer.name} in ${salesArea(site.dealer)}.`,
			trail: [
				...links([{ label: 'Parts and accessories', href: PARTS_PATH }], link),
				{ label: title, href: path },
			],
			section: PARTS_PATH,
		}),
		data: {
			title,
			text: `Genuine accessories for the ${name}, fitted in our own workshop before you collect it or at your next service.`,
			picture: modelPicture(model, site),
			accessories: model.accessories.map(({ name, text, price }) => ({
				name,
				text: dealerText(text, site),
				price: price === null ? null : `${formatDollars(price)} fitted`,
			})),
			actions: [
				...links([{ label: 'Ask about an accessory', href: PARTS_SEARCH_PATH }], link),
				...links([{ label: `Explore ${model.name}`, href: modelUrl(model) }], link),
				{ label: `Call ${phone.label}`, href: phone.href },
			],
			note:
				left > 0
					? `There ${left === 1 ? 'is one' : `are ${left}`}${left < count ? ' more' : ''}: ask our parts counter for the whole list.`
					: 'Prices include fitting and GST.',
		},
	};
}
