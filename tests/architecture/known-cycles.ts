/** Import cycles that still exist, by their paths as `importCycles` returns them, with the reason. An entry that is gone fails the test. */
export const KNOWN_CYCLES: Readonly<Record<string, string>> = {
	'scripts/demo/pictures/caravans/plan-rooms.ts, scripts/demo/pictures/caravans/plan.ts':
		'types of a drawing and its parts',
	'scripts/demo/pictures/geometry/fit-cubic.ts, scripts/demo/pictures/geometry/fit.ts':
		'types of a drawing and its parts',
	'scripts/demo/pictures/interiors/cabin.ts, scripts/demo/pictures/interiors/dashboard.ts, scripts/demo/pictures/interiors/surroundings.ts':
		'types of a drawing and its parts',
	'src/api/events.ts, src/api/post-event.ts':
		'the call imports the type of its body, the endpoint the path of its call, so that a page that calls loads no schema',
	'src/api/get-vehicle-view.ts, src/api/vehicle-view.ts':
		'the call imports the type of its body, the endpoint the path of its call, so that a page that calls loads no schema',
	'src/api/phone-reveals.ts, src/api/post-phone-reveal.ts':
		'the call imports the type of its body, the endpoint the path of its call, so that a page that calls loads no schema',
	'src/config/templates/caravans.ts, src/config/templates/franchise.ts, src/config/templates/group.ts, src/config/templates/index.ts, src/config/templates/motorcycles.ts, src/config/templates/plain.ts, src/config/templates/used-online.ts':
		'the type of a template is beside the list of them',
	'src/features/forms/embed/showroom-forms.ts, src/features/forms/view/lead-page.ts, src/features/forms/view/page-form.ts':
		'until lead forms are React islands',
	'src/features/search/island/FilterSection.tsx, src/features/search/island/Filters.tsx, src/features/search/island/ModelList.tsx, src/features/search/island/ResultsHead.tsx, src/features/search/island/SearchView.tsx, src/features/search/island/ValueList.tsx':
		'the type of what a view can do is beside the view',
	'src/lead-api/delivery/mail-transport.ts, src/lead-api/delivery/mail.ts':
		'the type of a mail is beside the code that makes it',
	'src/lead-api/deps.ts, src/lead-api/request/visitor.ts':
		'the dependencies of a request include how its visitor is identified',
	'src/lead-api/store/side-store.ts, src/lead-api/store/store.ts': 'the parts of one store',
	'src/search/embedded/search-index.ts, src/search/embedded/text/term-expansion.ts, src/search/embedded/text/text-match.ts, src/search/embedded/text/word-rows.ts':
		'until the embedded engine evaluates a typed request',
	'src/site/card-settings.ts, src/site/pictures/site-pictures.ts, src/site/search/documents.ts, src/site/search/estimates.ts, src/site/search/within-search.ts, src/site/site.ts':
		'until build, check and development take one way to a site',
};
