import type { Shell } from '../ui/layout/layout-data.ts';
import type { Meta } from '../ui/layout/meta.ts';
import type { SignInData } from './account/page-data.ts';
import type { BlogData, PostData } from './blog/page-data.ts';
import type { CatalogueData } from './catalogue/page-data.ts';
import type { ChatPageData } from './chat/page-data.ts';
import type { CheckoutData } from './checkout/page-data.ts';
import type { CompareData, FavouritesData } from './favourites/page-data.ts';
import type { AffordPageData, FinanceData } from './finance/page-data.ts';
import type { ApplicationPageData } from './forms/embed/application-data.ts';
import type { LeadPageData } from './forms/embed/form-data.ts';
import type { SuccessData } from './forms/embed/success-data.ts';
import type { GarageData } from './garage/page-data.ts';
import type { HomeData } from './home/page-data.ts';
import type { LocationData, LocationsData, TeamData } from './locations/page-data.ts';
import type { AccessoriesData, ModelData, ModelsData, ModelsMenuData } from './models/page-data.ts';
import type { NoStockData } from './no-stock/page-data.ts';
import type { NotFoundData } from './not-found/page-data.ts';
import type { OfferData, OffersData } from './offers/page-data.ts';
import type { OnlinePaymentData } from './online-payment/page-data.ts';
import type { PriceRangeData } from './price-range/page-data.ts';
import type { PrintData } from './print/page-data.ts';
import type { PurchaseData } from './purchase/page-data.ts';
import type { FeedbackData } from './reviews/page-data.ts';
import type { PartsData, ServiceData } from './service/page-data.ts';
import type { SpinData } from './spin/page-data.ts';
import type { StockListData } from './stock-list/page-data.ts';
import type { TextFormData, TextPageData } from './text-page/page-data.ts';
import type { TradeInData } from './trade-in/page-data.ts';
import type { VehicleData } from './vehicle/page-data.ts';
import type { WatchlistData } from './watchlist/page-data.ts';

/** Data of each page kind, by the name of its component `<kind>.page.astro`. A kind without data does not compile. */
export interface PageData {
	home: HomeData;
	'stock-list': StockListData;
	'no-stock': NoStockData;
	catalogue: CatalogueData;
	'price-range': PriceRangeData;
	vehicle: VehicleData;
	chat: ChatPageData;
	checkout: CheckoutData;
	'online-payment': OnlinePaymentData;
	purchase: PurchaseData;
	print: PrintData;
	favourites: FavouritesData;
	compare: CompareData;
	'sign-in': SignInData;
	watchlist: WatchlistData;
	spin: SpinData;
	garage: GarageData;
	'text-page': TextPageData;
	'text-form': TextFormData;
	blog: BlogData;
	post: PostData;
	locations: LocationsData;
	location: LocationData;
	team: TeamData;
	feedback: FeedbackData;
	finance: FinanceData;
	afford: AffordPageData;
	'lead-page': LeadPageData;
	'trade-in': TradeInData;
	application: ApplicationPageData;
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

/** The name of a kind of page: its data are `PageData[kind]`. */
export type PageKind = keyof PageData;

/** Everything a page may read (docs/decisions/0001-one-bundle.md): no clock, no environment, no files. */
export interface PageLocals<Kind extends PageKind = PageKind> {
	shell: Shell;
	meta: Meta;
	data: PageData[Kind];
	/** Set when the page throws, so that the build can report the cause. */
	failure?: unknown;
}
