// Calls of the trade-in and what follows them, in a separate file (load-service.ts): visitors who only open the page need none of it.
export { listPhotos, removePhoto } from '../../../api/trade-in/photos.ts';
export { adjustValuation, valueVehicle } from '../../../api/trade-in/valuation.ts';
export { lookUpVehicle } from '../../../api/trade-in/vehicle-lookup.ts';
export { continueTradeIn } from './continue-trade-in.ts';
export { keepValuation } from './keep-valuation.ts';
export { photoActions } from './photo-actions.ts';
export { saveValuation } from './save-valuation.ts';
export { sideDrawing } from './side-drawing.ts';
