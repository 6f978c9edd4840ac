import type { BlogData, PostData } from './blog.ts';
import type { CatalogueData } from './catalogue.ts';
import type { CompareData, FavouritesData } from './favourites.ts';
import type { HomeData } from './home.ts';
import type { LeadPageData, SuccessData } from './lead-form.ts';
import type { Meta } from './meta.ts';
import type { AccessoriesData, ModelData, ModelsData, ModelsMenuData } from './models.ts';
import type { NoStockData } from './no-stock.ts';
import type { NotFoundData } from './not-found.ts';
import type { OfferData, OffersData } from './offers.ts';
import type { LocationData, LocationsData, TeamData } from './places.ts';
import type { PriceRangeData } from './price-range.ts';
import type { PrintData } from './print.ts';
import type { FeedbackData } from './reviews.ts';
import type { PartsData, ServiceData } from './service.ts';
import type { Shell } from './shell.ts';
import type { StockListData } from './stock-list.ts';
import type { TextPageData } from './text-page.ts';
import type { VehicleData } from './vehicle.ts';

/** What each kind of page is given, by the name of its file in `src/pages`. A kind without data does not compile. */
export interface PageData {
	home: HomeData;
	'stock-list': StockListData;
	'no-stock': NoStockData;
	catalogue: CatalogueData;
	'price-range': PriceRangeData;
	vehicle: VehicleData;
	print: PrintData;
	favourites: FavouritesData;
	compare: CompareData;
	'text-page': TextPageData;
	blog: BlogData;
	post: PostData;
	locations: LocationsData;
	location: LocationData;
	team: TeamData;
	feedback: FeedbackData;
	'lead-page': LeadPageData;
	success: SuccessData;
	offers: OffersData;
	offer: OfferData;
	models: ModelsData;
	'models-menu': ModelsMenuData;
	model: ModelData;
	accessories: AccessoriesData;
	service: ServiceData;
	parts: PartsData;
	'not-found': NotFoundData;
	gone: NotFoundData;
}

export type PageKind = keyof PageData;

/** All that a page may read (design: the generator): no clock, no environment, no files. */
export interface PageLocals<Kind extends PageKind = PageKind> {
	shell: Shell;
	meta: Meta;
	data: PageData[Kind];
	/** Filled when the page throws, so that the build can name the cause. */
	failure?: unknown;
}
