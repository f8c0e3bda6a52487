import { disableSend } from "./disable-send";
import { goBack } from "./go-back";
import { keepCampaign } from "./keep-campaign";
import { keepSelection } from "./keep-selection";
import { markFailedImages } from "./mark-failed-images";
import { manageMenus } from "./menus";
import { showYear } from "./show-year";
import { suggestPage } from "./suggest-page";
import { turnTiles } from "./turn-tiles";

/** Scripts of every page outside of islands. */
export function runPageScripts(): void {
  manageMenus();
  disableSend();
  keepSelection();
  markFailedImages();
  keepCampaign();
  goBack();
  showYear();
  suggestPage();
  turnTiles();
}
