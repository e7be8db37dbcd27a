/*! ton-studio/ton-labels, commit 99be9dc616ff6b2b4b8f5011e02c0a3126062046. MIT License, Copyright (c) 2024 Ton Foundation: see NOTICES.md. */
// Written by scripts/names.mjs.

/** Time of the commit, Unix seconds. */
export const time: number = 1777334400

/** Categories (`#`), labels in them (`=`), and a line for each account: flags, a tab and the comment. */
export const lines: string = `#ads
=adsgram
	Web Ads in Telegram Miniapps
	Web Ads in Telegram Miniapps
	Web Ads in Telegram Miniapps



=inside_ads

=t_market_ads

=tgrass

#bridge
=Exolix
	Service fee wallet
=Retrobridge

=bridge.ton.org
~	ETH Bridge
~	BSC Bridge
~	ETH Token Bridge
	ETH Token Bridge Collector
~	ETH Bridge Governance
~	BSC Bridge Governance
~	Bridge Governance / multisig
=bridgers
	Main Contract
	Main Contract
	Main Contract
=cce_cash
$
=chainconnect
	Bridge Contract
	ChainConnect Wrapped TON ccTON jetton master
=changenow
$
=getfeenix
	gas-topup
$
=hot_wallet
	Ton.Fun referral address
	bridge inside hot_wallet
	bridge inside hot_wallet



=intersoon
	Bridge Contract
	Bridge Multisig wallet
	Bridge Multisig wallet
	Bridge Multisig wallet
=layerswap
	Bridge Address
=layerzero
	USDT0 Bridge Contract
	Highload Wallet
	Ethena minter
	Liquidity rebalance
	old layerzero relayer for Veda app
	ENA
	xaut0



=meson
	Bridge Address
=metapath

=orbiter
	Bridge Address
=rhino
	Bridge Contract
=sideshift
$
=symbiosis


#defi
=fiva
	PT tsTON (30-Jun-2025)
	SY tsTON (30-Jun-2025)
	YT tsTON (30-Jun-2025)
	SY eUSDT (01Sep2025)
	PT eUSDT (01Sep2025)
	YT eUSDT (01Sep2025)
	PT USDT-SLP (01Sep2025)
	SY USDT-SLP
	PT TON-SLP (01Sep2025)
	SY TON-SLP
	PT stgUSD (01Sep2025)
	YT TON-SLP (01Sep2025)
	SY stgUSD (01Sep2025)
	YT stgUSD (01Sep2025)
	PT USDe (01Sep2025)
	SY USDe (01Sep2025)
	YT USDe (01Sep2025)
	Deployer
	SY tsUSDe (01Sep2025)
	tsTON01Sep2025
	stgUSDWallet
	Staked Telegram USD stgUSD jetton_master
	USDTSlpSyMinter
	TONSlpSyMinter

=torch
	$tgUSD minter
	$tgUSD jetton_master
	$tgUSD treasury, receives incoming USDT from users
#CEX
=Cifra Markets
$
=Gemini

=HitBTC
$	hot wallet; The same address is also used by https://change…
	fee sender
$	hot wallet, sends all incoming finds to another hot wallet
	fee sender
=MEXC
$	Used to top-up custodial wallets to cover gas fees





$
=OKJ

=OKX
	TON withdrawals
	TON withdrawals
	TON withdrawals
	memo deposits
	memo deposits
	USDT withdrawals
	memo deposits
$	received 1.4B from OKX9 wallet
$	received all assets from OKX9 wallet
	sends huge amount of assets to OKX wallets
	Distribute TON among custodial wallets
	OKX-12 highload Notcoin wallet
$	hot wallet
	used to top up custodial wallets
$	received high volume deposits from OKX hot wallet
	deposit with memo
	Distribute TON among custodial wallets
	withdraws
	Distribute TON among custodial wallets
	Distribute TON among custodial wallets
	Distribute TON among custodial wallets
	Distribute TON among custodial wallets
	Does staking @ tonstakers
	Distribute TON among custodial wallets
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	Does staking @ tonstakers
	OKX internal tsTON liquidity wallet














$
$























$
$
$
$
$
$









$

$
$
$
$




$


$


$
$















































=Pocket Broker
$
=Rapira
$	deposit address
	withdrawal address
$	Used to top-up custodial wallets to cover gas fees
=Swissborg

=abantether


=aliniex


=alpari

=antarctic
	Used to top-up custodial wallets to cover gas fees
$	USDT vault
=arkham



=ascendex

=asterium
$	Used to top-up custodial wallets to cover gas fees
$
=avanchange






=azbit

=bfinance

=biconomy

=bigone

=bikingex

=binance
	Gas top‑up address
	Binance web3
$




=bingx
$	Deposit & Withdraw address
	Fee for custodial wallet
	Fee for custodial wallet
	Withdrawal address
$	Withdrawal and deposit address
	Treasury
	Treasury



=bit


=bit.com

=bit2me
	Deposit Address
	Withdraw Address
=bitbanker

=bitbase
$
=bitexen

=bitfinex

$
=bitforex

=bitfree

=bitget
	withdraws
	withdraws
	withdraws
	withdraws
	withdraws
	withdraws
	withdraws
	withdraws
	fees to custodial wallets
	withdraws
	withdraws
	withdraws
	withdraws

$
$
$
=bitgo

=bithumb


=bitkub
	Deposit & Withdraw Address

=bitmart
	Memo deposits
=bitpapa
$
$
$
$
=bitpin
	bitpin withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	Aggregation & routing wallet




=bitrue

=bitso

=bitstamp

=bittime
	Memo deposits
=bitunix
$
=bitvavo


=bitvenus
$
=blockchain_com



=blofin
$	Used to top-up custodial wallets to cover gas fees
$
$
=bluebit

=btcc

=btcturk

$
=btse


=bullish

=bybit
	withdraws
	$NOT operations
	$DOGS operations
	TON withdrawals
	NOT operations
	USDT withdrawals
	NOT withdrawals
	TON withdrawals
	USDT withdrawals
	$NOT withdrawals
	USDT withdrawals
	$NOT withdrawals
	TON withdrawals
	TON withdrawals
	$DOGS withdrawals
	TON withdrawals
	TON withdrawals
	$DOGS withdrawals
	USDT withdrawals
	$NOT withdrawals
	USDT withdrawals
	USDT withdrawals
	TON withdrawals
	deposit wallet
	USDT withdrawals
	TON withdrawals
	$DOGS withdrawals
	USDT withdrawals
	$DOGS withdrawals
	$DOGS withdrawals
	USDT withdrawals
	USDT withdrawals
	USDT withdrawals
	USDT withdrawals
	TON withdrawals
	$DOGS withdrawals
	USDT withdrawals
	USDT withdrawals
	$DOGS withdrawals
	$NOT withdrawals
	$NOT withdrawals
	TON withdrawals
	USDT withdrawals
	$DOGS withdrawals
	TON withdrawals
	TON withdrawals
	TON withdrawals
	USDT withdrawals
	USDT withdrawals
	USDT withdrawals
	USDT withdrawals
	$DOGS withdrawals
	$NOT withdrawals
	TON withdrawals
	TON withdrawals
	TON withdrawals
	USDT withdrawals
	$NOT withdrawals
	$DOGS withdrawals
	USDT withdrawals
	USDT withdrawals
$	Receive from Bybit 1,Bybit 7
	Funding of user wallets
$	CATI deposits
$	USDe withdrawals
$	USDT withdrawals
$	BOMB
$	TAC
$	XAUt0
$	X
$	MAJOR
$	https://www.bybit.eu


$
$
$
$
$
$
$
$
=cex_io

=coinbase
$
$
$
=coinex
	Deposit address
	treasury
	treasury



=coinone
	withdrawal


=coins.ph
	Deposit Address
	Withdraw Address
=coinspot

=coinstore
$
=coinup

=coinw

=crypto.com
	Memo deposits
	User staking transfer: funds are moved on-chain to a stakin…





=crypto_bot
$	fee token distribution
$	fee token distribution
$
$
$
$
=cryptocrazy_wallet

=cwallet
	Deposits
	Withdrawals
=deepwave

=dex_trade


=digifinex
$
$
$
=duck_wallet

=earnbit

=efexpro

=emcd_wallet
$	Withdrawal and deposit address
=excoino
	Memo deposits

=exmo






=fameex

=fastex

=faucetpay

=fiwind
	Deposit Address
	Withdraw Address
=fixedfloat

=flipster
	Deposit Address
	Withdraw Address
=floq
$
=fonbnk


=foxbit

=ftx

=gate.io


=gcash


=hamtapay

=hashkey
$	Fee distributor
	Exchange routing wallet (internal fund circulation)
$
$
=hibt

=hotcoin

=huobi
	deposits
	Huge volume with other HTX wallets
	Huge volume with other HTX wallets


=indodax

=kast
$	Used to top-up custodial wallets to cover gas fees
$
=kifpool

=kkpay
$

=korbit


=kraken
$
$
$
=kucoin
	TON Withdraw
	USDT withdraw
	TON Withdraw
	deposits
	related to deployment of EQBPyemREQAlSxBJdWArlJCXtjzcOPBnKi…
	The same address is also used by https://www.coinspot.com.au
	hot wallet
	TON and Jetton withdraw
	TON and Jetton withdraw
	TON and Jetton withdraw
	TON and Jetton withdraw
	TON and Jetton withdraw
	Gas top‑up address
	Gas top‑up address
	multisig_v2 , treasury
	multisig_v2 , treasury
	Address included in KuCoin Proof of Reserves
	Address included in KuCoin Proof of Reserves










$

=latoken
$
=lbank.info
	Deposit / Withdrawal address with memo
=letsexchange

=levex

=matrixport

=mercuryo


$
$
=mine_exchange
	The same address is also used by https://www.receive-money.…
=mobee
$
$
=moonpay
	Aggregation & routing wallet







=nasfam

=ncwallet
$	Used to top-up custodial wallets to cover gas fees
$
=nexo
$

=nobitex
	Funding + jettons transfer from Nobitex hot wallet EQBFMtW8…
	withdrawal address
	withdrawal address








=noones

=normi

=novadax

=ok_ex
	withdrawal address
	deposit address
	withdrawal address
	deposit address
=okpay

=olymptrade

=ompfinex
	Deposit Address

=orangex
$	Custodial (shared, memo-based)
$
=ourbit
$
=paribu


=phemex


=pionex

=pointpay

=poloniex

=pro_exir

=probit


=qmall

=quidax

=ramzinex
	withdrawal address
	deposit address
=redotpay
$	hot wallet
	used to top up custodial user wallets with TON for transfers

=reku


=remitano



=revo_wallet
$	Withdrawal and deposit address
=revolut
$	https://www.fireblocks.com/customers/revolut

=richamster

=robinhood


=spenda
$
$
=superex

=tabdeal
	Memo deposits

=tapbit

=tidex

=tontrader

=toobit
$	Withdraw Address. This address is also associated with http…
$	This address is also associated with https://www.trubit.com
$	Gas top‑up address

$
=tothemoon

=triv
	withdrawal address
$
=ueex
~$
=uphold

=upscale
	Telegram Stars cashout address, also used for various rewar…


=usdt.kg
	USDT withdrawal hot wallet. The same address is also used b…
=uznex

=uzx

=vindax

=wallet_in_telegram
	multisig_v2
	multisig_v2
	multisig_v2
$	NOT hot wallet
$	DOGS hot wallet
$	CATI hot wallet
$	HMSTR hot wallet
$	TAC hot wallet
	USD Earn custody
$	Fee top up and collection from custodial wallets
	cold wallet
	cold wallet
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$


=walletium
$	Withdrawal and deposit address
=wallex
	Memo deposits
	Cold wallet
	Hot wallet
	Hot wallet
	Hot wallet
=wealthsimple

=websea

=weex
$	Used to top-up custodial wallets to cover gas fees
$
$
$
=whitebird
























































































=whitebit
	Deposit & Withdraw Address, memo
	Deposit address, memo
=woox

=xrocket
	cold wallet
	$XROCK jetton_master
	TON fees for custodial wallets refill
	TON fees for custodial wallets refill
	TON fees for custodial wallets refill
$
$
$
$
=xt
	deposit
	withdrawal address
	deposit
=ychangers

=yellowcard
	Deposit Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
=yobit
$
=youhodler


#DEX
=Tonhedge
	TON Hedge LP Token
=apeday


=bidask
	USDe pool
	Bemo pool




=bigpump
	Ton.Fun referral address
	ston.fi referral address
	Trading Contest S1 rewards sender
=blum
	Ton.Fun referral address
	Blum Multisig
	Jetton Deployer
	Jetton Deployer (blumdeployed.ton)
	commission address (blumcomission.ton)
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM jetton_master
	https://t.me/blumcrypto/1227
	BLUM airdrop address



=dedust
	DeDust Vault, TON
	DeDust Vault, USDT
	DeDust Vault, TELEMON
	DeDust Vault, Kat Knight
	DeDust Vault, $NotPixel
	DeDust Vault, $SEED
	DeDust Vault, $FISH
	DeDust Vault, $tsTON
	DeDust Vault, $ALEN
	DeDust Vault, $stTON
	DeDust Vault, $DUST
	DeDust Vault, $NOT
	$DUST staking
	DeDust Vault, DOGS
	Distributes referral fees
	Farming vaults management operations
	DeDust Vault, $USDe
	Fee‑Vault Minter, omniston_referral
	DeDust Vault, $TONNEL
	DeDust Vault, $CUB
	DeDust Vault, $FROMG
	DeDust Vault, $DUREV
	DeDust Vault, UTYA




=gaspump
	Revenue Sharing Payouts
	Old Jetton Deployer
=groypfi
	fee collector
=kayple


=megaton
	Wrapped TON WTON jetton master


=memeslab
	used for collecting fees & returing revenue to creators

=snapster_trading_app

=ston.fi
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	stonfi_router
	stonfi USDT-TON Farming NFT Collection
	stonfi NOT - USD₮ Farm NFT collectio
	stonfi stTON-USDT Farming NFT Collection
	stonfi tsTON-USDT Farming NFT Collection
	stonfi NOT-TON Farming NFT Collection
	stonfi USDT-pTON Farming NFT Collection
	stonfi stTON-USDT Farming NFT Collection
	stonfi STON Staking NFT Collection ARKENSTON
	hTON - pTON STON.fi Farm
	pTON - PUNK STON.fi Farm
	USD₮ - AquaUSD STON.fi Farm
	stonfi_router_v2
	stonfi_router_v2
	stonfi stonbassador reward address.
	stonfi_router_v2: SWITCH
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2, USDe, tsUSDe
	onmiston_referral address
	omniston_referral Fee-Vault Minter
	pTON - wrapped ton
	xStocks
	omniston_referral Fee-Vault Minter
	pTON jetton master
	pTON jetton master
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	Distribution of rewards for the Portfolio Liberation campai…
=stormtrade
	StormTrade executor
	TON vault
	NOT vault
	jUSDT vault
	USDT vault
	stormstaking.ton | Claim Staking rewards
	mint referral
	ton airdrop rewards
	Storm Trade Genesis Collection
	Storm Trade Genesis NFT #0
	Storm Trade Genesis NFT #1
	Storm Trade Genesis NFT #2
	StormTrade StormCompleteOrder
	to claim Rewards in $STORM
	StormTrade StormCompleteOrder
=swap.coffee
	Stonfi referral address
	fee collector
=ton.fun
	Fee Collection
	token deployer

=tonco
	tonco.ton
	Wrapped for TONCO TON jetton master

=tradoor
	Main vault
	TON vault
	V3 USD valut
	Smart contract caller: stake/unstake/price update
	Smart contract caller: stake/unstake/price update
	Smart contract caller: stake/unstake/price update
	Smart contract caller: stake/unstake/price update
=wagmi
	Ton.Fun referral address
#fund
=Ton Strategy
~	TON Strategy Pool 1
~	TON Strategy Pool 2
~	TON Strategy Pool 3
~	TON Strategy Pool 4
~	TON Strategy Pool 5
~	TON Strategy Pool 6
~	TON Strategy Pool 7
~	TON Strategy Pool 8
~	TON Strategy Pool 9
~	TON Strategy Pool 10
~	TON Strategy Pool 11
~	TON Strategy Pool 12
~	TON Strategy Pool 13
~	TON Strategy Pool 14
~	TON Strategy Pool 15
~	TON Strategy Pool 16
~	TON Strategy Pool 17
~	TON Strategy Pool 18
~	TON Strategy Pool 19
~	TON Strategy Pool 20
	Ton Strategy validator deployer — deploys masterchain contr…
	Ton Strategy operations wallet — funds validator deployers…




=animoca_brands
~	Animoca Brands Pool 1
~	Animoca Brands Pool 2
=df_capital
	fond.ton
=dfw_labs
	TBF supporter - 10.000 TON
~	DWF Labs Pool 1
~	DWF Labs Pool 2
=kilo_fund
	TBF supporter - 10.000 TON
=openbuilders
	fund treasury
	Address used for salary payments
=orbs
	TBF supporter - 10,045 TON

=telegram
	Telegram Team

=the_open_platform
	TBF supporter - 50.000 TON
=ton_believers
	Ton Believers Fund
=ton_ecosystem_reserve
	Ton Ecosystem Reserve (OLD)
	Ton Ecosystem Reserve (OLD) sent here all funds
	TON Ecosystem Multisig
	Operator wallet — deploys/funds 8 TON Foundation mainnet va…
=ton_foundation
	Ton Foundation (OLD)
	Ton Foundation
	multisig_v2




=vycapital

#gaming
=0xiceberg
	airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop



=1case
	Telegram stars cashout adress
	Telegram stars cashout adress

=1gift

=1st.game
$
=1win
$

=1xbet
$	received all funds from other 1xbet address
$
$
=1xbit
$
=4everland

=888starz
$	This address was funded by 1xbet, probably this gambling si…
$
=AKCasino
	Telegram Stars Cashout address.
=Ai Scan

=Auto Mine App

=Bcoin 2048

=Bfg
	Telegram Stars cashout address
=Blink Game AI
	Blink AI Genesis NFT
	Blink AI Genesis NFT Collection Owner
	Project token
	Token claim address
	Check-in address
=Buffy Drop


=CICADA

=Call of Odin's Chosen
	Telegram Stars cashout address
	multisig_v2



=Caps
	Telegram Stars Cashout address. Formerly a deposit address…

=Case
	Deposit address
=Clash

=CubeLottery

=Denaro Casino

=Dotcoin

=DragonTon

=DreamStation App

=Earn Tether

=Easy Nft Case

=Edchess

=Empire Of Money

=Epic Gift
	Deposit address
=Era App
$
=Forton
	Deposit contract
	Fee collector contract
	FRT bonding curve contract — buy/sell FRT for TON. 19,604 u…
	FRT Merkle claim/airdrop contract. 2,176 claims from 2,166…

=Free Ton

=Freetoncoin


=FunTon
	In-game deposits and Telegram stars cashout address.
=Gift Drop
	TG Stars withdrawal address

=Gift Fest
	Telegram Stars cashout address; also used for personal tran…
$
=Gift House

=GiftUp


=Gifts Battle
	Telegram Stars cash out address


=Golden Hamster

=Grab Gifts

=Hypergift
	Deposit address
	After opening cases, if you win and receive a gift, you can…
	Telegram Stars cashout address.
=Jetstars
$
=KittyVerse
	presale multisig

=Labrador Adventures
	$LABR buyback address
	Telegram Stars cash out address
	$LABR token broadcaster
	$LABR jetton_master

=Lucid Dreams
	Revenue wallet linked to the Lucid Dreams bot. Controlled b…
=Majestic
	The wallet is also used by https://t.me/gifttop
=Mars2049



=Mell Gifts
	Telegram Stars Cashout address.

=MemHustle


=MrBeast
	New address

=NOT Mining App

=ONTON
	NFT spin payments collection address


=Oil Magnate

=OnlyFunds

$
=OreTon

=PUG Power

=Pandabambo
	Main wallet. Telegram game @pandabambobot.
	Withdrawal/payout wallet. Distributes game rewards to playe…
=Pi Farm App

=Planet X










=Prime Gifts

=Profit Home

=PumpMiner

=Qzino App

=Rating

=Rent Tycoon

=Rich AI App

=Rolls


=Sbot

=Solariantech

=Spider in World
	SIW token
	Token airdrop
=Stonks Bot
	Withdrawal address
=TAPX


=TON Mine
	https://t.me/TONMineApps_bot

=TapSwap
	TAPS token
	TAPS airdrop address
=TapcoinsBot

=Teleport

=To New

=Ton Advent

=Ton Radar

=TonFestival

=TonKong

=TonLounge

=TonWolf
	presale TWOLF
	TWOLF jetton master
	twolf Distributor
=Tonbattleground

=Top Gift

=Tothemoo
	Deposit
=Trunp App

=VIRUS GAME
	TG Stars withdrawal address
	TG Stars withdrawal address
	Telegram Stars cashout address.
	Telegram Stars cashout address.


=ValorQuest

=Vave
$
=Virus2025

=WATcoin
	Airdrop claim address
=WPoker

=Wealth Core App

=WinGift
	Telegram Stars Cashout address.
=Wizzwoods
	TG Stars withdrawal address. Shares Gate io ID 193013540 wi…

=Wrapped Pi


=XWorld
	Withdrawal wallet
	Deposit wallet
=ZIFRETTA
	Zifretta White Tickets
	NFT Royalty

=activator

=advancestars
	Telegram stars cashout address
	Stars purchase
	Telegram Stars cashout address.
=advbank_ton

=agent_301


=agentsol

=agentx
	Ton Payments
	USDT Payments
=aixhash


=akatoken
	Distributes AKA token
	Distributes AKORN token
	Distributes AKS token


=akedo
	clicker
=akefish
	clicker
=anomaly_hunter

=anycraft

=app_gifts

=apple_gain

=aria


=arraken_planet

=asicmbot

=aura_case

=aurevia

=babydoge
	Telegram Stars Cashout address.

=battleroll


=battles
	Telegram Stars cashout address.

=bbq_coin
	aka tBTC
	aka tBTC
=bc.game
	Withdrawal address

$
=bee.s_empire

=beecoin
	found in source code
=beeharvest
	AMBER token sender


=betbolt

=betfury

=betpandacasino
$
=betplay
$
=bettlebulls

=bewhale

=billybob


=birds_empire
$


=bitcasino
$
=bitenergy

=bitgame

=bitronix

=bitsler
$
=bitstarz
	Address used by the project team to distribute funds to val…
=bitz
$	Gas top‑up address
$
=bizland_bot
	bizland-wallet.ton
	bizland-payout.ton
=biztycoon

=blackwukong

=blockhash

=blueton

=bodypump
	anti-bot verification
=boinkers
	rewards distribution address


=bombcrypto
	NFT collection
	creator collection
=bombie
	Bombie Airdrop sender
	$BOMB treasury
	$BOMB treasury (old, multisig)
	$BOMB jetton_master

=boofi


=booms
	deposits & payouts
=bounty_hash

=bountybay




=boxingstarx
	claim contract
	claim contract
	Boxing Star X Champion’s Mark
	Boxing Star X Champion’s Mark NFT Collection Owner
	Telegram Stars cashout adress
=brew_ton

=bullrun_minebull

=bump333
	NFT collection
	Bump Spaceship Modules pack. 3


=bump_legacy

=bums
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Same payload structure as the other addresses
	TG Stars withdrawal address. Used the same Binance ID (1081…
	TG Stars withdrawal address. Shares the same Binance ID (10…
	Withdrawal address













=bustagift


=capsgame
	Telegram Stars cashout address.
	NFT Royalty

=capybara_meme


=case_gram

=case_mint

=casex


=casinopunkz
$
=cat_gold_miner
	catgoldminer.ton
	beeharvest-nft.ton
	withdraw Token CATGOLD


=catboss_game

=catizen
	Cati donation wallet
	The same opcode and code_hash like EQBKt3vysOhuL8HZthcA7DJh…
	S2 Airdrop address: https://tonviewer.com/transaction/f7383…
	treasury_catizen








=catopia
	airdrop address
	airdrop address
	airdrop address
	airdrop address
	airdrop address
	airdrop address
=cats
	TG Stars withdrawal address





=catspin

=cattea

=cattonai











=cerberus_mining



=cerminer

=chance
	The address is used for in-game deposits as well as for TG…
=chick

=chickcoop

=chicken_farm

=chiken.s_eu
	The wallet is also used for reward payouts in https://t.me/…
=chikenton

=chimp

=cityholder
	TG Stars withdrawal address
=civilizationton_bot
	planet-ton.ton

=claps
$
=clickerfarm


=cloudbet
$	Gas top‑up address

$
=cocopark

=coincasino

=coinfi

=coins_game

=collection_hunt

=corn_battles

=cowtopia

=crashino

=crazy_rush_heroes

=cross_play

=crownville
	Crownville Revenue — Team
	Referral Rewards
	Treasury
	Marketing & Liquidity


=crybble_wars_beta

=cryptid_hunter
	burn address for associated CPT & NOV4 tokens
	presale address


=crypto_hacker

=crypto_quest

=crypto_rush

=cryptocasino

=crypton
	https://crypton.xyz/fund shares
=crystal_ranch

=cybercab

=cybercars
	Tokens airdrop
=d_dynasty


=dailycashloot

=darilo

=dash

=dealgram

=deepcore_crystal_mine

=deluge
	$DJ Deluge Jetton
	Fee collection

=depinsim

=dickshoti

=dino_evolution

=dinotycoon

=dogiators

=dogies

=dogs_mine

=donot
	cooking donots





=dragonz_land

=dreamstation
	in-game deposit address
=drft_party
	DRFT Party Season 2
	NFT items editor smart contract
	Telegram Stars cash out address


=dropee
	Dropee cashout
	Telegram Stars cashout address.




=duck_master

=duck_road

=duckfi


=duckmyduck



=duckygram


=duel

=dungeonpix


=dungeons_of_kitsu

=durovsthrone

=easygift
	TG Stars withdrawal address

=eco

=edge_gift

=empires_battle
$

=eton

=evosim



=exominer


=fabric_ton

=fairspin
$
=fanton


=farm_land


=fastx

=fighton

=findbitcoin

=fishing_bowl_bot

=flappy_tappy

=flipsy

=flutterbees

=fomo_fighters

=forest_fortune

=frog_case

=fruit_crypto_farm

=furydefender

=futurum

=gamee

=gamegram
$
=gameness
	verification address
	deployer
	dev

=gangsta_monkey

=gatto
	Converting NFTs to in-game items (pets)
	gatto.ton
	claim address
	Gatto | Eggs nft collection

=gear_runner


=gem_farming

=gemo_gift.

=gemswall

=genesis_of_ages
	Users send NFTs to this address
	NFT collection owner

=genki_miner
	address handling usdt withdrawals
	deposit address for in-game shop
	deposit address for in-game shop

=gh_arena


=gift_box

=gift_kombat

=gift_raffle

=gift_shark

=gift_spinner

=gift_starsin
	stars purchase
=giftcaps
	Telegram Stars cashout address
$
=gifts_drop

=gifts_run

=gigafarm

=gilf

=gleam





=gmgnbet


=go_ton

=go_tonbot

=goat_gaming

=goats




=goblin_mine




=gogift


=goldage

=golden_miner

$
=goldsticker
	Telegram stars cashout address

=gomining
	NFT Royalty
$
$

=gorilla_case
	Telegram Stars cashout address.

=gpton
	Airdrop address
=gram_zone

=grand_combat


=grokus
	Gargantua TON
=grow_tea


=happy_farmer

=hash_cats

=hashmate

=headcoin
	HDCN distribution address
	HDCN token address
	check-in address. This address is also used for internal de…
	Address for cashout Telegram Stars, also used for withdraws…
=hempton


=hexmine

=holdcoin
	HOLD token treasury
	HOLD coin distribution



=house_of_dragons
	HouseDragons2 game payments wallet. Receives user deposits…

=impgamefi
	Telegram Stars Cashout address.


=incaverse
	Distributes inca token
	INCA token
=insideraa

=instantcasino

=iris
	Telegram stars cashout adress
=iterra

=izzicasino
$
$
=jackpotter
$	Gas top‑up address
$
=jet_punk

=jinxdog
	Sending tiny amounts of token
=joker

=joker_swap

=kat_knight


=kingy


=kitty_mint
	Kitty Mint Withdrawal Transaction
	Kitty Mint Deposit wallet
	Kitty Mint Withdraw wallet
	Kitty Mint Withdraw wallet
	Kitty Mint Withdraw wallet
	Kitty Mint Withdraw wallet
=klikado

=league_of_llamas

=legend_of_heroes

=lionsapp_bot

=litrbull
	LITR token
	Airdrop address
=loots

=lost_dogs
	onchain claim of $WOOF
	$WOOF Royalty
	$WOOF TokenTable contract for claiming WOOF from EARN
	$WOOF fee collection wallet from claiming
	Lost Dogs: Vaults - NFT collection
	Lost Dogs: Vaults - Vault contract
=lotcoin

=lotshot_ton_drop
	nft_collection

=lottery

=lucaro
$
$
=lucky_bear
	USDT

=lucky_block_global

=lucky_circle

=lucky_drop

=lucky_ton_spin

=lucky_train

=ludogift
	Telegram Stars cash out address

=lunar_hash
$
=maddog

=magic88

=mainet
	CORE jetton_master
	Receives CORE
	Receives TON
=major
	NFT collection










=marsmission

=matchmoney

=meerkat_coin

=megahash

=megahash_ton


=melbet
$
=mellstoy_game
$
=meme_tv

=memepet

=memhash
	Captcha contract
	$MEMHASH jetton master
	$MEMHASH minter, multisig treasury
	$MEMHASH withdraw



=memhunt

=merge_pals
	Airdrop wallet


=mine2mine


=mine_xrp

=minegram
$
$
=minersquad_bot

=mineverse

=miomi_game



=mission_pawsible

=mokl_farm

=momo_ai

=money_dogs
	Tg stars withdrawal


=money_mining

=moneybux
	Money Bux
=moneytube

=monkeycost
	nft collection
	nft mint fee collector address

=moonraid_p2e

=mouse

=mrbeast_pro

=mucca

=musikhan
	claim address
=mutant_gifts


=muton_bot
	pay-muton.ton
=myballs
	phasegame.ton
	Address for cashout Telegram Stars

=naughty_coin
	$NOTY task
=netfishion_airdrop

=niccoin

=nomis
	web3 reputation
	web3 reputation
	web3 reputation
=not_pixel
	notpixel.ton
	PX claim contract
	PX staking NFT collection
	PX staking NFT collection
	PX staking NFT collection
	Admin of Not Pixel Telegram Tournament #2 NFT
	Not Pixel Telegram Tournament #2
	Contract admin and @notpixel NFT holder
	PX Staking 180
	PX Staking 90
	PX Staking 90
	PX Treasury, multisig
	$PX jetton master
	Telegram Stars Cashout address.




=numbers

=nuts_farm

=omega


=omni_points

=oracle

=orexnbot

=otter_loot

=outmine


=p00ls
	Telegram Stars Cashout address
=panda_star

=pandafit

=panditonbot

=papo_ninja

=patrick_games

=pawn_stars

=paws






=pengu_clash
	NFT collection
	NFT payments
	15% of all NFT payments go to this address
=pepecase

=pepecash

=piggypiggy
	wallet_highload_v3r1

=pilot_gift

=pingo
	pingo reward distributor
	pingo reward fee collector
	pingo staking
=pixel_world

=pixiland

=planetswap
	Airdrop-related smart contract

=plant_ton

=plants_vs_zombies

=pluto_studio
	Collecting Telegram Stars payments
	Collecting Telegram Stars payments
	Collecting Telegram Stars payments
=pocket_waifu


=pods

=pollo

=pookie_cheese_chase

=poprocket

=portal_games
	Distribution of winnings
=predicta
	deposit TON
	deposit USDT
=primebot

=profithub
	https://t.me/ProfitHub_Payouts
=pulse

$
=pumpad

=punkcity
	withdraw address
	$punk treasury
	TON Punks NFT
=puparty
	Smart contract handling withdrawals
	Telegram Stars cash out address





=pupuputon

=quackquack




=quantguard_ai

$
=rain
$
=rainbet
$
=raise_town

=random_games

=random_gifts

=real_spin


=reality_rush

=rebor
	REB token


=recycle_riches

=red_miner

=redcoin

=reels
$

=regalisland
	Withdrawal distributor address
=repair_car

=retrobit
	This address is also used in the Hexmine project

=rewardshq

=rfl_pro
	Telegram Stars cashout address.
=rich_app
$
=rich_street

=richbot
	Claim smart contract
	Treasury
	Telegram Stars cash out address


=richbums


=richdog

=richgrid

=riverland
	NFT


=robin_game

=rocket_case

=rocket_gift

=rocketrush

=rocky_rabbit
























































=roko

=rollhub


=royals

=runners_club

=rushbuy

=secretminer
$
=seed_analytics
	NFT collection

=seedcoin


=sent_ton

=shakestars


=shardify
	Shards of Notcoin NFT bond / wNOT treasury
=shatoshi_network

=shkiper_penguins
	SHKIP token
	SHKIP airdrop distribution address
=shuffle
$
=sidefans


=sigmaton
	sigmatonbot.ton
	NFT collection
=signalhash


=skinhouse
$
=skinout
$
=slapstar

=slavery

=slotsdon
$
=smario_miner


=souls_club_diamonds


=sphynx


=spin_hub

=spinfi

=spinner_coin
	highload wallet

=spinrush

=spins
	Telegram Stars cashout address
=splash
	Splash airdrop sender wallet
	Splash fee collector wallet
	Splash airdrop through tbook integration
=sportbet
$
=sportsbet

$
=squid_pepe


=squidtg

=stage

=stakerz

=stakes

=staking_ton

=starai


=starcase
	Telegram Stars cashout address

=starindustry

=starriser
	used to purchase in-game items
=stars_birds

=stars_box

=stars_case

=starshash

=static_clover

=sticker_combat
	NFT collection owner

=stonks_gift

=stoopidcats

=storm

=stringgames

=symptomify
	symptomify.ton
=synquest

=tapps

=teabank
	wallet-teabank.ton
	tea_bank_bot wallet
	teabank-wallet.ton
=tearline
	Fee collector wallet

=teda_radar

=telbet

=telegram_gifts
	Witch hats
	Desk Calendars
	Cookie Hearts
	Crystal Balls
	Tama Gadgets
	Scared Cats
	Lunar Snakes
	Precious Peaches
	Sakura Flowers
	Perfume Bottles
	Eternal Roses
	Evil Eyes
	Bunny Muffins
	Hanging Stars
	Toy Bears
	Candy Canes
	Sharp Tongues
	Ginger Cookies
	Signet Rings
	Winter Wreaths
	Flying Brooms
	Eternal Candles
	Love Potions
	Jester Hats
	Astral Shards
	Jingle Bells
	Trapped Hearts
	Spiced Wines
	Durov’s Caps
	Homemade Cakes
	Berry Boxes
	Ion Gems
	Lol Pops
	Jacks-in-the-Box
	Easter Eggs
	Spy Agarics
	Party Sparklers
	Light Swords
=telemafia

=telemon
	PIKA2 token minter





=televerse_odyssey

=terminal
	withdrawal address
=tg_casino

=tgpoker

=the_nothing_app

=the_originals
$
=the_otc_game
	Payouts

=the_pixels


=the_race_b
	The TG Stars withdrawal address is also a wallet used by th…
=themis

=thestarsbank

=time_ton
	old wallet
	new deposite wallet
	new deposite wallet
	new deposite wallet
	wallet for verification payments
	wallet for verification payments
	wallet for verification payments
	wallet for verification payments



=timefarm

=tokencarnival


=tokencarnival_pro
	also relates to https://t.me/ProsperPig_bot
=toloton

=tomarket
	multisig_v2
	multisig_v2
	multisig_v2
	airdrop
	transfer from fee collector
	multisig_v2
	telegram-stars-rewards-withdrawal
=ton mine
	Telegram Stars cashout address
	Telegram Stars cashout address




=ton_blastrun

=ton_church

=ton_city

=ton_claw

=ton_ferma

=ton_forgex

=ton_fortune

=ton_heroes


=ton_miner
$
=ton_tower

=ton_vault_chain

=ton_zombie

=tonbet

=tonbitcoin
	kw withdrawal distributor address


=toncloude

=tonfarm







=tongochi
	Stonfi referral address
=tongold

=tonhash
	tonhash.ton
=tonhash_pro

=tonheistbot
	deposit address
=tonmason
$
=tonminer

=tonpick_game
$
$
$
$
=tonplay
$
=tonpoker
	Withdrawal address
	Medieval Deck NFT collection
=tonrig

=tonroll
$
=tonshaker
	shaker.ton
=tonstation
	$SOON Staking contract address
	$SOON staking bank address
	Giveaway rewards address
	Check-in address
	Telegram Stars Cashout address.

























=tonwin

=tonxspace

=tonyolka

=tonzo

=tor

=total_market

=totemancer
	Totemancer Wallet
	NFT Collection
	SBT Collection
=tower


=treeton
	Airdrop distributor sending $TREES tokens
=trucks_ton

=true_miner

=trump_farm



=tsuefa
	deposit address
=tthero

=unijump

=unknown_coin

=unlink

=upton

=uxlink


=vanilla_finance
	check-in wallet
=vavada
$
$
=venus_world_survival

=viking.s_forge
	fee collector

=viper_royale

=viral
$
=void


=voxel
	Telegram Stars cashout address.
$
$
=w_coin
	W-Coin Pre-Market
	Jackpot lottery
	$WCOIN minter
	$WCOIN treasury
	$WCOIN airdrop sender
	$WCOIN admin / founder
	$WCOIN airdrop sender
	$WCOIN airdrop sender






=walkcoin

=wars_stars

=wcoin
	Telegram Stars cash out address.

=webtransfer













=wemine
	$WeMine minter & treasury
	$WeMine withdrawals
	$WeMine 1 TON payments
=wen_lambo

=whalecasino
$
=whitedogs

=winna
$
=wolfdotfun





=wonton
	Checkins
	TON Withdraws
	Jetton Withdraws

=wool_rush

=workdogs
	Airdrop distribution wallet


=workers_on_ton

=wsmcasino

=wuffi
	Bridge Address
	Treasury Address
	TON Rewards Address
	TON Rewards Address
	WUF token
	Claim address
=x_coin

=x_empire





=x_gift

=xdao

=xingyi_entertainment
$


$

=xplus

=xstar_fleet
	.xton(XNAME on TON)


=yescoin
	YesPac earned some Yescoin for you while you were asleep






=yida_yule
$	https://114.111.61.220 - Hengsheng Entertainment
	Treasury
$
$
$
$
$
$
$




=yohi

=yumify

=zencoin




=zoo_crypto

=zoo_story

















=zootopia_game

=zyros

#infrastructure
=Ethena on TON
	tsUSDe token
	USDe vault
	USDe token
	Boost APY distributor
	Boost APY distributor
	Boost APY distributor
=My Ton Provider
	Smart contract handling payments from users for file storag…
=TON DNS
	.ton DNS Domains
=duckchain
	Bridge address & $DUCK Token Treasury
	Staking address
	Disributed $DUCK tokens

=dyor

=givers
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
=intract
	payment contract
	fees contract
=multisender

=one_click_sender

=pyth


=tac
	First Force Officer's Pass
	First Force Officer's Pass
	First Force NFT collection
	First Force NFT minter
	$TAC token minter, miltisig
	$TAC airdrop claim
	CCL (Cross chain layer)
	JettonProxy
	settings
	NFT Proxy
	Cross chain assets handler
	Retranslator: EVM -> TAC bridge proxy
	Retranslator: EVM -> TAC bridge proxy
=tether
	tether-treasury.ton

=ton_api
$	Custodial wallets reuse
	Treasury address
=ton_blockchain
~	Config Contract
~	Elector Contract
~	System Contract
=ton_pool
	TON Pool withdraw 1
	TON Pool withdraw 2
	TON Pool withdraw 3
	TON Pool withdraw 4
=toncoinpool
	TON Coin Pool Withdraw 1
	TON Coin Pool Withdraw 2
	TON Coin Pool Fund
=tonconsole
	Treasury address
$
=tonpay

=zkMe

#lending
=EVAA
	Evaa Master Mainnet
	Evaa LP Mainnet
	Evaa Alts Mainnet
	Evaa Rewards
	EVAA Liquidator
=affluent
	Basic Market
	Storm-TON Market
	Storm-USDT Market
	Advanced Market
	Advanced-Storm Market
	Advanced-Tradoor Market
	Vault Market
	Ethena Market
	FactorialTON jetton_wallet which holds TON for Basic market
	FactorialTON jetton_wallet which holds TON for Advanced mar…
	FactorialTON jetton_wallet which holds TON for Vault market
	FactorialTON jetton_wallet which holds TON for Advanced-Tra…
	FactorialTON jetton_wallet which holds TON for Storm-TON Ma…
	FactorialTON jetton_wallet which holds TON for Advanced-Sto…

=coffin
	Coffin Pool
=daolama
	daolama_vault
	daolama-stars.ton

=gift_to_credit
	gifttocredit_vault

=scroogers_bank
	bank owner address
	Loan pool TON
	Loan pool USDT
#liquid-staking
=bemo
	stTON jetton master and main smart contract
	bmTON jetton master
	Token that will be exchanged for bemo $BMO token
	Bemo airdrop wallet sending stXP
=cygnus
	Cygnus Withdrawal NFT Collection(clTON)
	Cygnus Withdrawal NFT Collection
	NFT collection deployer
=hipo
	Hipo Treasury
	hTON Master
	HPO Master
	hipo.ton
=kton
	Withdraw From TonStake.com for KTON
	kTON jetton master
=stakee
	STAKED jetton master and main smart contract

=tonstakers
	Tonstakers pool
	tsTON jetton master
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
#merchant
=0xprocessing


=@push

=ADV Game
	stars purchase
=Approute

=AutoGifts
	Admin address used to withdraw profits from the AutoGiftsBot
=Bank Stars

=Barboskich Stars Exchange


=Belitonbot
	Stars Purchase
=BitStars
	deposit address

=Bubble

=Buddy Stars

=Buy Star One JP

=BuynStars


=Chatcom

=Contests
	fee collector
	fee collector
=Cryptorefills
$
=DOIDO Market
	Deposit address
	withdrawal address
=DeLstars

=Degen Phone

=Durov Stars

=EarlyGift Market
	This address may be used by the owner for personal transact…

=Easy Market

=ElephantStore
	Telegram Stars cashout address and NFT deployer

=Ethereal AutoStars

=Fast Stars

=FastGifter

=FragMem

=Framestars

=GATES MARKET
	Main market wallet. Used for all type operations in market.
=Gift Guarant
	chat bot
	chat bot
=Gift Satellite

=GiftAutoBuyer

=GiftHub
	Main deposit/withdrawal address of GiftHub
=GiftON Market

=Giftomania
	TG Stars withdrawal address
=Giftomania x Stars
	Stars purchase & gift rentals
=Giftpot
	chat bot
=Gifts Giveaway
	Telegram Stars withdrawal address
=Gifts Grabber
	Telegram Stars withdrawal address
	Refund from the bot
=GiveShareBot
	Telegram Stars withdrawal address
=Gramix
	stars purchase
	tg premium purchase
	fee collector
=Harbor Market
	Withdrawal address
	Deposit address
	Withdrawal address

=HelperStars & Premium
	Telegram Stars cashout address.




=Hex Stars

=ISMA&COIN
	ISMC token
	Token airdrop address
=ITEMS Market

=LabubuStar

=Laffka NFT

=Lafton


=Legalkeys

=Luxury stars

=MRKT
	main and withdrawal address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	stars purchase


=Magic Eden
$	Custodial wallets reuse
=Major Market

=Market

=MemeFi Marketplace
	withdrawal and deposit address
	MemeFi game-related address
=Memgift
	TG Stars withdrawal address
=Memories Stars

=Mira
	cocoon wallet
=Missed stars

=Mops Stars

=Nebo Stars

=Nest Store

=OTC ELF
	chat bot. The given address is also used in https://t.me/Gi…
=Ocus

=OneStars

=Pepe Stars

=Pixel Market
	multisig_v2

=Playerok
	Telegram stars purchase - https://playerok.com/stars
=Pocket
	fee collector
=Portals
	withdrawal address

=PyyplBot
	TG stars purchase

=Quant Market

=RS Spider - Buy TG Stars

=Referral Game

=Riftn

=Rock Stars TG



=Rocket Star Finance

=Roqqu

=Sendrou Shop

=SimpleNFT
	fee collector
=Snatch

=Solo

=StarFall Shop


=Stargram
	Telegram Stars cashout address

=Starnex

=Stars Banking

=Stars Easy

=Stars Market

=Stars Prem

=Stars Shop

=Stars Shop Muvtezer Shop

=Stars Shopp

=Stars Trade Hub

=Stars from Bears
	This address is also linked to the following bots:https://t…
=StarsBoost

=StarsBus


=StarsFreeRu

=StarsLoad
	The given address is also used in https://t.me/StarsGd_bot
=StarsX

=Starsbuy


=Starsgram
	Telegram Stars Cashout address.


=Starship


=Starslly

=Starsluxe

=Starsly
	The wallet is also used by the owner for personal purposes
=Starsov
	Starsov's main wallet
	Starsov's main wallet
=Startonus

=Stickerhead

=Swift Gifts


=TON Diamonds
	TON Diamonds fee and royalties collector
=TON Place
	Personal or administrative wallet of Andrew Goglev, associa…




=TONNEL Marketplace
	https://dune.com/ton_foundation/tonnel-tg-gifts
	Telegram Gifts Minter
	Withdrawal address from gift marketplace
	multisig_v2, treasury
	crypto mixer address
=TONeNOT

=TapRef Shop

=Thermos

=Tontake Market bot
	chat bot
	chat bot
=Tony Stars

=Trade

=Tribute
	withdrawal address
	stars purchase
	stars purchase
=Uquid

=Vertus Space

=Vozik Shop

=WTS


=WalletStars
	Telegram Stars cash out address


=Webdom Market

=Wizard Stars
	Telegram Stars cashout address.
	Telegram Stars Cashout address, also used for USDT payouts…
	Wallet used for USDT payouts to users selling Telegram Star…


=X10STARS

=anypost
	Telegram Stars cashout address.
=arcpay
	fee collector
=bitrefil
$
=cSim
	nft_collection

=calypso_pay
$	Custodial wallets reuse
=chatus
	Telegram Stars cashout address.
=cheap_stars

=cheese_store
	TG stars purchase
=connecton
	TBF supporter - 10,256 TON
=cryptocloud
$	Crypto Acquiring
=cryptomus
$	Crypto Acquiring


=cryptopayo



















=dcstars

=donatov_net
	stars purchase
	stars purchase
=donuts_tg

=ecorpay
	Ecor token airdrop distributor
	Distribute tokens, maybe have custodial wallets
	Treasury
	$ECOR jetton_master
	Distribute tokens


=exapay
$
$
=fiatstar
	This address is also linked to the following bots: https://…
=fragment
	Sends Telegram channel and bot rewards
	Telegram Ad account top ups
	Telegram Stars Seller
	Sends Telegram channel and bot rewards
	gift-minter.ton
	TF Gifts royalty address
	Telegram Usernames NFT collection

=fragment.ton

=getgems
	TON NFT Marketplace
	TON NFT Marketplace
	TON NFT Marketplace
	TON NFT Marketplace
	deployed by GetGems Sales
	GetGems domains collection
	Marketplace fee address (multisig)
	Marketplace fee address for withdrawal NFT gifts offchain b…
	TG stars
	Marketplace fee address (multisig)
	Getgems revenue wallet
	Lucky Buy

=gifting

=goodies
	Refund distribution among the raffle winners
	Treasury

=gpay

=grogupay
	stars purchase
	stars purchase
=heleket
$	Withdraw Address
$	Withdrawal address
=hoton

=iStar
	chat bot
=kassa
$
=lleSBot

=marketapp
	TON NFT Marketplace
	Telegram Stars Seller
	TON NFT Deployer
	TON NFT Deployer
	Marketapp GIFT Sender
	TG stars proxy
	TG stars proxy
	Subscription payment
	Market fee
	Fee collector for username minting

=marpay
	fee collector
	Smart contract fee & distribution
=matchamarket

=mem_star
	check-in
=mint
	jetton_master,raffle participation
=mixpay
$	Custodial wallets reuse
$	Custodial wallets reuse
	Gas top‑up address
=mobile

=nakastore
	stars purchase
=need

=netzrun

=nowpayments
	Fee distributor
$	Deposit address for USDT
$	Deposit address
$	Deposit address
$	Deposit address
=outline_vpn

=oxapay

=palacenft
	address for collecting system comission
	parnet comission address
	Withdrawal address
	Deposit address
	Deposit address
$
=passimpay
$
=paykassa

=peaky_payments

=pgon


=pgs_limited
$
=pitopup
	stars purchase
=plisio
$
=pretty_stellar

=protekt
	Telegram Stars cashout address.
=queenstars

=raff_stars

=raionstars

=red_shield_vpn

=ru_market

=sidorenko_funpay

=soulmate
	Telegram Stars Cashout address
=spend.tg


=split.tg
	split.tg fee collection wallet
	Split.tg fee collection
	Split.tg smart-contract
	Split.tg smart-contract
	Split.tg smart-contract
	Split.tg smart-contract
	Split smart contract handling fiat payments
	Deposit address
	Split.tg smart-contract






=starfall
	https://t.me/starfallrobot

=starpayments
	Related to onlychats.com, tlink.me
=stars_wallet
	Telegram stars cashout adress
	Telegram stars cashout adress
	Telegram stars cashout adress
	Telegram stars cashout adress
	Telegram Stars Cashout address. Probably affiliated with Ro…
	Telegram Stars Cashout address. Probably affiliated with Ro…

=starseller999

=starslux

=sticker_bot
	treasury & payouts, multisig_v2
	multisig caller
	Fragment payouts
	refaund
	TG stars withdrawal address
	refund
	Sappy stickers sale
	Azuki Garden sale
	Wallet for withdrawing stars
	Refund
	Refund
	Refund





=stickerx

=strike_vpn

=sunspace_wallet

=tbook

=tg_stars


=tgstars
	https://tgstars.tg/docs/client-api
=the_black_shop

=the_gufi_guf


=thedex
$
=tongifts

=tonmobile

=trust_stars

=volet

=webmoney
	https://merchant.webmoney.com
=xGIFT

=xRare.io
	Sale contract deployment helper
	Sale contract deployment helper (old)
	Marketplace fee address (tonairplane.ton)
=xpay

=yoostars
	The spend.tg app is used to purchase TG Stars
	Reward from spend.tg received by Yoostars owner for reselli…

=zerocrypto_pay

#other
=Anonymous Chat
	Telegram Stars Cashout address
=Arnold Arni
	Arnold token dividends
	Arnold NFT collections
=ChartrixBot AI
	Telegram Stars cashout address
=HyperGapBot
	Telegram Stars cashout address.
=JRK_Coin

=StableWaifu
	Telegram Stars cashout address.
=aicoin
	aicoin reward address
=bigantapp


=bitton_ai

=blox

=burn_address

=cerberus
	reward address

=conso

=etnetsa
	et netsa drop address. The same address is also used by htt…
=free_ton_earning_bot

=frozen_early_miner
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~




















~
~



















~


























































































~
~
~
~
~









=g_drive

=gift_caller
	Telegram Stars cash out address
=gifts_strategy_airdrops

=loton_pools

=lyraxis


=otc ton market


=pilot

=quantum_machines

=skyton

=telegrok
	reward address

=tetherium

=the_fund

=ton_revenue

=tonbank


=tonhub


=tonmoney_box

=tonow

=verem
	token distribution
	token distribution

=yarunin.ton

=yupland

#tradingbot
=$GRIM Trading Bot
	Fee address
=Crypton Super Bot
	fees collection address
=Maestro Trading Bot
	Fee address
=arbcore

=blum_tradingbot
	Fee Collection
=dtrade
	Fee Collection
	Ton.Fun referral address
=gemz_trade
	Collecting Gemz Checkins
	GEMZ Pass: A collection of 555 OG NFTs that offer its holde…
=quantum_terminal

=stonks
$
=swapi
	Fee Collection
=tontradingbot
	Ton.Fun referral address
	Claim, tontradingbotclaim.ton
	Fee Collection, tontradingbotsellfee.ton
	Fee Collection, tontradingbotbuyfee.ton
	Fee Collection, tontradingbotfee.ton
=vodkatradebot
	referral address
=x1000
	Uranus Mempad
#scammer
=Spam fomorush
!	fomorush.io promotional spam. Highload_v3r1, 76K recipients…
=scammer
!
!
!	mimic for legit CEX addresses with first and last symbols o…
!	mimic for legit CEX addresses with first and last symbols o…
!	mimic for legit CEX addresses with first and last symbols o…
!	mimic for legit CEX addresses with first and last symbols o…
!	mimic for $PAWS token
!	mimic for $PAWS, $TON and $USDT tokens
!	mimic for $PAWS token
!	Mass spam sender Reward 99TON my_tonkeeper.t.me
!	Mass spam sender 'Reward 188TON🎁URL: xpton.com'
!	Mimic for TON airdrop
!	my_tonkeeper related scam
!	tonkeeper_airdrop related scam
!	tonkeeper_airdrop related scam
!	my_tonkeeper related scam
!	tonkeeper_airdrop related scam
!	stonfi_app related scam
!	Spam ton-airdrops reward sender for scam
!	USD1 EURC coins scammer
!	tonkeeper_airdrop related scam
!	mimic for $PAWS token
!	Spam ton-airdrops reward sender for scam
!	Spam ton-airdrops reward sender for scam
!	Spam ton-airdrops reward sender for scam
!	Spam ton-airdrops reward sender for scam
!	mimic for $BLUM token
!	Spam 🎁 200 TON reward
!	Spam 🎁 200 TON reward
!	🎁200TON Reward at https://tontg.org
!	Spam 🎁 200 TON reward
!	Spam 🎁 200 TON reward
!	Spam 🎁 200 TON reward
!	Spam ❗️MEXC Refund❗️For refund add to contacts +14407652446…
!	🎁 500TON Reward at https://tonf.cc
!	Spam 🎁1000 USD reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500TON Reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500TON Bouns
!	Spam 🎁500TON Bouns
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	Scam fund collector
!	mimic for $TSLA token
!	mimic for $TSLA token
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	✅500TON AIRDROP Get https://tontg.org
!	Official New event! Join to get 888 mobile phone number! Co…
!	500TON at 📲tontg.org
!	🎁500TON at 📲tontg.org
!	🎁500TON at 📲tontg.org
!	🎁700$ at 📲TONSAVE.COM
!	Accumulation of funds from scam-related activity
!	🎁700$ at 🌐TONSAVE.COM, system-alerts.ton
!	🌏tontg.org Claim 500USD
!	🎁700$ at 🌐TONSAVE
!	🎁700$ at 🌐TONSAVE.COM
!	🎁700$ at 🌐TONKEEP.SALE, system-messages.ton
!	🎁500TON Bouns at https://tontg.org
!	🎁500TON Bouns at https://tontg.org
!	Mimic first and last letters of the address to confuse the…
!	Your reward is 👉airton܂site👈
!	75TON🎁tgspins.top
!	collects fees from other spammer accounts
!	jetton master, 'tsTON receive at tston.my'
!	Mimic first and last letters of the address to confuse the…
!	🎁500TON Bouns at https://tontg.org
!	🎁500TON Bouns at https://tontg.org
!	🎁700$ claim at TONSAVE.SPACE
!	tonsave-com, system-alerts.ton
!	spams 🎁700$ at 🤖 @AAFB_bot
!	🎁700$ claim at TONSAVE.SPACE
!	tonsave-com, system-alerts.ton
!	🎁700$ claim at TONSAVE.SPACE
!	🎁𝙔𝙤𝙪 𝙬𝙤𝙣 100 𝙏𝙊𝙉 𝙤𝙣 ᴛ ᴏ ɴ ᴛ ɢ .ᴏʀɢ
!	❗️Binance Support!❗️For refund add to contacts +44737856702…
!	❗️Binance Support!❗️For refund add to contacts +44737856702…
!	❗️Binance Support!❗️For refund add to contacts +44737856702…
!	blnance.ton, mimics Binance exchange
!	mexc-1.ton, mimics MEXC exchange
!	Mimic first and last letters of the address to confuse the…
!	Mimic first and last letters of the address to confuse the…
!	Mimic first and last letters of the address to confuse the…
!
!
!
!
=scammer_address_poisoning
!	Address poisoning deployer — creates wallets mimicking firs…
!	Address poisoning deployer — creates wallets mimicking firs…
=scammer_camelshouse
!	Drainer contract (forwards all tokens to the owner)
!	Scammer main wallet to collect funds. The wallet is also us…
!	Used to spam CAMEL tokens to users
!	claim contract
=scammer_walletverificator
!	Drainer contract (forwards all tokens to the owner)
!	Drainer contract (forwards all tokens to the owner)
#scripted-activity
=sybil_Blum_EQA1L3
	Accumulates funds after Sybil script activity

=sybil_Blum_EQAG8KH5
	Sent funds to Gate.io 11199085
	Sent funds to Gate.io 11199085
	Sent funds to Gate.io 11199085
=sybil_Blum_EQATceo

=sybil_Blum_EQAa2BpE
	Distributed fee to ~1k addresses
	Received 200 TON from EQAa2BpE and do sybil stuff with it
	Sent 500 TON to EQAa2BpE to do sybil stuff with it

=sybil_Blum_EQB_nKn_

=sybil_Blum_EQDve13J
	funds redistribution among controlled wallets
	change collection & sent to okx custodial wallet
	also sent TON to same okx custodial wallet and funded sever…




=sybil_Dogs_EQAtPj
	Sybil-related things connected with DOGS, sending to Binanc…
=sybil_Duckchain_EQAsf-AH



=sybil_Duckchain_EQBXR3Vt



=sybil_EQA5hzr
	Binance 100432476

=sybil_EQA72q










=sybil_EQA8uvz
	Accumulates funds after Sybil script activity
=sybil_EQAARa
	Accumulation of the remaining funds from Sybil activity and…
	Accumulation of funds from multiple addresses and withdrawa…
	Distribution of 0.11 TON to multiple addresses for Sybil ac…
	Accumulation of BLUM tokens
=sybil_EQAB_egB
	Farm Kitty Mint receiver
	accumulate DUCK and cashout to OKX-10
	accumulate DUCK
	distribute and accumulate TON
=sybil_EQAN_es

=sybil_EQAQZt

=sybil_EQAU0QJF

=sybil_EQApab

=sybil_EQAsOw9





=sybil_EQB1oB3

=sybil_EQBBCHU1
	Farm Paws sender
=sybil_EQBPnnUx
	Botnet farm account
=sybil_EQBUJQ

=sybil_EQBwh0WS
	Farm Paws receiver
=sybil_EQC02YP

=sybil_EQC3UkfA
	Farm4 received TON after claim $DUCK
=sybil_EQCF1t
	sibil activity related to Vertus
	sibil activity related to SideFans
	sibil activity related to Vertus
	sibil activity related to DuckChain
=sybil_EQCFjq


=sybil_EQCHKKK4
	Farm received TON after claim $SOON
=sybil_EQCI31Kk
	Farm Paws receiver
=sybil_EQCk86o

=sybil_EQD4Hotb
	sends 0.006 TON to various addresses to trigger operations…
	Receives funds from sybil wallets to send to Bybit 19019159
=sybil_EQDANZ

=sybil_EQDByRqo
	Farm2 Paws sender
=sybil_EQDCwH

=sybil_EQDWuULN
	Was initially funded from Binance, then distributed TON to…
	Received TON from EQDWuULN
	Example of a 2nd step sybil account
	Used same Binance ID
	Used same Binance ID. Accounts used to farm Sidefans
	Used same Binance ID





=sybil_HMSTR_EQAb7Dcx

=sybil_HMSTR_EQBP13UB

=sybil_bountybay_EQC4gyDn
	created 2376 wallets

=sybil_ezcash_tvoyashluxa
	Created 670 wallets to farm ezcash drop via 0xprocessing.
=sybil_goatgaming_EQAwuH
	Accumulates funds after Sybil script activity
	Accumulation of Blum tokens after Sybil activity
=sybil_joydaddev
	Botnet farm receiver account
#validator
=Chorus One
	Chorus One TON Pool 1 (main pool, ~4.9M TON, 2600+ delegato…
	Chorus One TON Pool 2 (~3.0M TON)
	Chorus One deployer and operator wallet
	Chorus One root deployer
=alpha_pro
~	Alphapro #1
=amplifier
~	Amplifier #1
=aruai
~	Aruai #1
~	Aruai #2
=blackcastle
~	BlackCastle #1
=cat
~	CAT #1
~	CAT #2
=cat_gemini
~	CAT Gemini #1
~	CAT Gemini #2
=cat_leo
~	CAT Leo #1
~	CAT Leo #2
=cat_libra
~	CAT Libra #1
~	CAT Libra #2
=cryptonic_ton
~	Cryptonic TON #1
~	Cryptonic TON #2
=dg_pool
~	DG Pool #1
~	DG Pool #2
=fastnet_pool_a
~	Fastnet pool A #1
~	Fastnet pool A #2
=fastnet_pool_b
~	Fastnet pool B #1
~	Fastnet pool B #2
=global_net_ac
~	Global Net AC Pool #1
~	Global Net AC Pool #2
=hb_pool
~	HB Pool #1
~	HB Pool #2
=kiln
	kiln #1
	kiln #1

~


=koreaton_pool
~	KoreaTON Pool #1
~	KoreaTON Pool #2
=luca.s_tonpool
~	Luca's tonpool #1
~	Luca's tonpool #2
=mypool
~	mypool #1
~	mypool #2
=odin
~	ODIN #1
=pavel_pool
~	Pavel #1
~	Pavel #2
=rangers_pool
~	Rangers pool #1
~	Rangers pool #2
=sol_laranga
~	Sol laranja #1
~	Sol laranja #2
=the_dogs
~	The Dogs #1
~	The Dogs #2
=ton_syndrome
~	TON syndrome #1
~	TON syndrome #2
=ton_utils
~	TonUtils Pool #1
~	TonUtils Pool #2
=ton_whales
	wsTON jetton_master and main smart contract
	Whales Team #2
	Whales Nominators #2
	Tonkeeper pool #1
	Whales Team #1
	Tonkeeper pool #2
	Whales Nominators #1
	Whales Club #1
	Whales Club #2
	ePN pool #2
	ePN pool #1
	Whales Withdraw 1
	Whales Withdraw 2
	Whales Withdraw 3
	Whales Withdraw 4
	Whales Withdraw 5
=tonapp
~	TonApp pool #1
~	TonApp pool #2
=ultra_ton_blades
~	Ultra TON blades #1
~	Ultra TON blades #2
=very_first_pool
~	Very First Pool #1
~	Very First Pool #2
=vice_city_blues
~	Vice city blues #1
~	Vice city blues #2
=web_capital
~	Web Capital #1
~	Web Capital #2
#wallet
=Fintopio
	Telegram Stars cashout address
=Gem Wallet
	Swap referral address
=TON API
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
=TryTON Wallet

=fpibank

=grindery


=mytonwallet
	staking pool for the $MY
	fee collector from swaps within the wallet
	fee collector from swaps within the wallet
	mytonwallet pay
=okx_mini_wallet
	Check ins
=onus
	deposit/withdraw
	deposit/withdraw
$	Custodial (shared, memo-based)








$
=pocketfi
	$SWITCH autoclaim payments
	SBT claim for $SWITCH stacking
	SBT NFT collection
	Proof of Humanity task
	$SWITCH autoclaim payments
	$SWITCH jetton_master
	$SWITCH claim address
	swap fee collector address

=spell
	reward distribution address
=ton_stickers_community_wallet

=tonalytics
	Claim $TNL, treasury
	$TNL token jetton_master
=tonkeeper
	Tonkeeper Battery battery.ton
	Tonkeeper Battery refunds
	Ston.fi referral address
	Purchase of Tonkeeper Pro
	Tonkeeper pay
	Tonkeeper Battery battery.ton
	Tonkeeper Battery — highload wallet for gasless USDT transf…

=tonspace
	TON Space Badges
=vertus



`

/** Hashes of the first 3 accounts of each label, 32 bytes each, in base64. */
export const whole: string =
  'mAn_VNbmJOCXl9AsuOvV-Kfp9ni3T8BAUiof5LpsTymmLgXvFwGrtdph9KsCgFm6lvM0R2luiTzpdBUqzfLFIyiK13gPNrRp41Sc2vSsaioy5Fobmau5P9-vbHoo8z6NhmXzRouoL8ICAxOpE3QNsnaT7gieB2bAh2aqkYgpLvAk_kDMESwO4BPxIVfags8fTbTR1q9H4QpW6PI09I366DMBiLXankml-MzRof4aHZEboEq-GERz4YetM-OqX_UR1X2ekoMK1vAtVUpKQGzSxv_3fvz1hx7cd894eEF_4Ks1EPrjnpby10VGaLZnB5_jrALWzBf-ihKWDcrLE8OGFN0kxKHyuI-LcFNRO1zGxaMbxEsqcty02MAzivDw037FTVwCELNdrdqiGfrEWdug_e-x-uTpeg0Hl3Of4FDWlMq1JetbPF9ubc1ga-57oHoOyDA1IShJt-BVlJnA9rrVTTvH3KeVFS-CJaxBFRNOQvDOcbdnIUMqmt6NB6PvkcNOqk7j0vnDDfUkkYWha8CThi-3SpBRfAtGtOYNlsyPbkQhQrBgQWgfqKvfBsbTKqCdl_qEv1_LREA_3sCvah-9pNwnKP47OiG1H2SsZxmOKnFW1OOzPyxRgWWW4QDg1NfHS2kXuNk1fO5NJKhgXSgycQjg3Aaw_keGFKIqJ7nDCAVPopFvyMskFBsfp5w_5lBcUuAngsSj_JkyOrSgAAX-PsBceUkTgp1FKSgrxTVL_BDGBEdsmx7NKa5GLl_J79hbdJgWkwtGEp-g-0v0cF6hiOKD48TbULrwQIH7RWBbrsLOC2f4lOSsgWZRaZXVXG4UoPWrTce6ngiyR7HYakLE0HGuSpv2xVUYFWo0nMlb2UNwrCGGB5qaQEk23WeOCj-1rlb9O7QR7ia4BazHAyRRxEqBOk6Sy6DU7qnS9i5F4uwbCbnq3QDZCN2qi3wu6pM6e1xrSHkCdtLLSqJnWDYRGpCc-VMXlayz-Zsu1dWOSYzidi8IM8gm1LcUGQyiu4MspqcD5rgO4UrvfSEEjJA2mJUqBJD2y98G-NmKnFMPzatOVoPG0Q3hijzux4fG4pnAXtuoz7F3z4NIso9QhpaKEC-Kucne1bKGNTQC3ipGv4yKmHdsj_fy-CnSHvdIdOXdFwclOUqlYTb70n0M4x2KmOD4rnKk0jebXd6D4hGi1foHUAlTa2pxLGKARdhxGGUst8Dm41Ww4piSemU-vJBhfyOmdhRfje42MvciqsUDkvIs8LS-j2JOA4J5pvUAX7Zpr-vYPplWszoKk-1lexjmmlEV8eFhqTmgiMrAds53pjTOPm18wZzLBbhwkR04A2ogbIJr7lZnuC2F8VW1N6wORU3XP12tysFu4qAkxgFB1XhznxfKZ9OihNndpknN1zYgI90qDpODD845_Negq8NW-EcVu_Xwf2eePbcgnfRyEFfKO8nCsVk1DXbYCc2ex4fKGYh3AF2zGeA3mTdqSK2b4OlQeFWXmUnpjjsMJ3RNZ1cH-R35T43orIAQt482N-PXWYfQqS2cjZcCO2ptDx6VcvE_M3ScQIZRt5t8TItAaFUkxIRGXgs2vD2zjt334MBjD3mXg2GsyEZHfzuYX_trQjEaL0CXuFqYsA5GujEaS99qnqScbLMjnROGQ_cIs8tOHMutKoNtkQqvOwP6oGCvIaKBIIwmeOMsYXZymHZViHxugHw3qUX71i5_mbUMYUAUnxdy513v5zKeLZdVhCp1J4nsBLE6QjpazkGHwnvhdltFfzzrWMWBNlPjYNe_vX5QOynBseycuKzIO6K7wJRMqNQcABydlnd6ewvDGGxgl-9NICA-5Jy0JX269aYzmg1jz4FZ8t_ic1q7pxXwUkYWZ7HT_SX0DEii5UHFOEJEDA7tivPqulAYj7UJLuH6XCOpiwcO2wGnAPP2pGJMfghuA22oYGDrsE8ZkI7mGjU3M18LsnT-BEAc-4QcrqeG5SGoQc31Uw5TiklfB3zqm-AdnlM-pKlbf6S2yr8xHaJ4DEHLWa53ravic2tuh5Czs03mtUg1Vh2qkt88f_dTD7A_ywOEjs8ECZPmuKnp8-J0_I0ce9aQ9Pk96Lk9tXkBKdq2WSbG4fybVzgAidtVKVFmMFfrdEB2BKGffgQAUxXvcK63tnXmVRl3WGdW9rrxISXuh5bklIt0RJ59uG8itOpFeHXjtibMDEO4OXbCPsrqAbI0weM6cuoaaLEAd5kT8fFQR9INobWI6nkFcnx5tgeE0XYvnpDbOirH57-ufYtQkxWFXp_ueNzqqQ0nSYRfqruXR3D6c8QRhYaegNQPzMzxLwSHsaIG1xtixM8huTj1IypZ_klWkNTSU5HYPgMMDM8PXPk2wpa8qISXVtJ2Skd1J3CFRc74_AEYAiWWoFYESmGDPpI2E79w_R4l8DP-_Yo8PSy3TgQd8FYEXTukvvZQ-TjFU9uG0dqx-AvJwjj-P_521rYmypLuXxU9j2GiaM0G6Ckb7SdelV4ML5EphAs77S9--HXjWrszZmY8TpgKZMVBbql2hRdVMaszZgGm3iKo6rW-N01Uxe0Mji4hSb-kg71c-5xGQW5L0WHQsH7gg07XdpDxXYNW7Ho8A5SZUPV0BpkmHeq4pav2_n6n6_lPWe-cqh7vVDqo4cRrGfvpAwlX3vwiA1ohBPNwZ1VbO44ndjYQjbwIelhiqWYDeRJd2r108lSHHMPifEwLO5gqrk-AWxrjvMsCJRvNTzXYgz3pQLtQ5fgOlZRhPehudvXZi8CtOba0R1XMRz5dW8qBD_-d3PL7jmSOwq-GqyJnQj67tTblo_BPYI1fB62Szell5RmdZmz55s_bqsR9Hfi7h4Hd2gNTRcIsgdUgf0DYMVcpxZuV78hegZ4D1tIj7xLKT9PdyKZL3bCspetztTqq48gzWix783n5HhTlvIhQMeQXrGCgGiRNOz8OxAV2LGMdib6YhhRrAtMSthjhwXo48nwbpbxi3wt1cDYwo5zjy-l3a8Q8ntdP3ASZxIONnJxd_kyBrp8_h8UdyLoV1ebt4SeRa_c9fOl6VWf4bawrzmswSDSMifEvMe2Fr4OUHlBJbWQQQnMUZc9opuXKqITvcqXGHWeh29RfWR4Q7at50Ek-1UWY3nz6_C3TCdSYklQdfqE3bov58mbsfGsRzm5c0Cqb2jY7nqiIouI50jg1cryabLAeffY_faHEKNS7RgiRsbvMXXpvkYBcggNsz5Z6VHQwgMdGlsc0J3ptFSU9yQ53lOYDby-YrjGgCHwHe_QcYuHQgV7czmEFYDjhss4sSxmZ_v_xyOhhHwLXRooDMWrW3H4l15gycSK64hFHnZOzhg-3clji60rw1L3otNtbTuGaWCwjJmuOpH63ERijwEDUKyMLImb-z_4tPNOQwJIsNVgNU3cxgE50pprbfFUcfnJtW-Btqxqu-4o5diIOaxsCokU_7D46GmbGVX6Wn5XfprQkVZI4vmLGRaMwkhKZ88UeJaS7WlumCPTvtqKJJfGQwikAsVRmOiaMs-HD8h0Lh8odnt7vQLOp29kILzdnhZVHw84L9kHQnVjjOjzwb7MJn-Vb9TqiTlOnvfSWHWMEYRCp-Rqs7ixCsyShAvds8IB0PZcC1m2DSV8z8IiRok4WXqCnky2WdU8sF59EN4PCpBhetcm5OUPSoT21VrFXG7bhrTZnLrZTYbPy3EpbJKKVALQCt4nlYm4cYbUMXb4gJEJukvFsDC-3NTlt-WBGtfoA7moTrXANKsAr-jTvXjfk1NxNTsYjDs-rupcCwSt0TQCLsIjoHjjVg4JpAQk1ZwJ8wVdex0SsNU-k7uwwLRZtjUL12PBGLRVBqYro3w4V65RLb8dd-qljjkHmwnCvdUxYLZeiMv6nI46mRMkDe2Z70g1tMPGkXEwkVNwysLVrKpRTOPy3I-mjTUHdv60mkXE533XGhK4xpV9go8w_X7lhR416oitSzui5xpVvwury77ygsinMXoW7JOiVO5rsop35X47LxQ_ULCWjTwUhSSAVebd1W-HWclrehAmcqzfsCmpadqFTjPlZZZDsNwhHBknDQmJL-S5jpqehUlTt7akEQZcSvFQcRInW8cOKEFci0pO4hH_VTycXrWkUKRG4vlwsVHlzGYN7TG0BT8mRwajUKU39TWzsSTfjcPHyfbBCP-eo7uJ8JWGU1fbMlicvbcCZX4NpOTrd-Ug7o-wKt3iGF5elxMUKKzEs6ZJ_9vEu_TsLWP8xFEURjC0uZDErXXkzZQL6-D71tTLTFbpxRQtmHJDoP85k2Lwf0r9kLzVV2WCDAFs1SrHEeFqozoKT7lycGC6SSPJ-nJB081wWNCCDCX3JSm-HxYtLVoPj1YMMHV8R0SJi1mzvf-x2XKSJQlrny_JvDisllMdoeGfLiEomzgnLXkJWNr-iJrM5bJgflyDAnuKd227k_hPd8WBxQPPSSZwCOD1fyxrFxUUdLvVswcjPvPGBCbRquFE2cdxToGRWelERz2A9dcH_QHAa2o1o9xpivx316AAtAwnkCQFMtxFHoBXvPp_qvOCg3ieOXaL6ynrf69XFlwEI0feQZc7zKwwUP7E0iQZraEzdfulctJBneiTTfzfBjsC9WdZ8OfobNLQewKvzFDsJfq_X86lPQF0RxsIXXvV0ZAfrADqjxZEIy-XlInOW61HYVEPEBw1ie1f51NFWLLhZthBLLIbeL1kUmvRvBO1wkZprI0YhlzHyx6lBRX7dWG9qNmsfOtoqHzT5xf5eFNiQcjPp0Sj2FXQ479dnUK_Keg4FxTDYMn8Drf2QyghwMJKfO4Qj_4L-YUf3hwOW_jrjpedzBAS5vgFbO0bnsChqbUjKcIsGPNWtVLGQpxyquYSw8hDjdCx_IUe36Qczd9fGtHABc2KF7mXfJqcpOop2gRHWQvHSBRLi54jftn50MzjmvaFemxsrOhWXV28aHMrPlgINNzsTa5WdJ5rcNwYiACwB7VOUK2882lZ8OF8GRUhvPGZaRR9WspadG-V9hut3xgd6gdHQ6wuXpMMUy4f-kNkDDyW05V5Exx7d40OaopVd11uzkGVMZjoee3Bp38MdlnXxOK183LPvderTPv3uxlzR9tqtN3J8l5xpVoHZN1PrTB6KK1WISgAf15Ls8j_hBOA8g2hY_VjN-1WrLKR5he5Zr-Ba-5eUBye_0CcTcEOj9vk_k016At438lJIVD4CSPgx9zkesa-OaTCU9Yw0Gy2b_lnIMAxLuY8CWrJ372bodXKVyrpjfj0vpC5rLZDxHgMDRey7wgS5gyUCO0BbI0eA6MPwmtC9CQo8sz5SXagBlQNBeTcnVbu3cqye7RJiiIBdeOmpFTmsWfJ5MQY3bQZ3abb6AZW4E8DV2XbOH533Q50PRhvr1K3mzkWgOIW0ZpXmT-QCQwlVmqFj4vNW4qLRL1CAaVf4E29K09RIBb_MrFslD3xjBre0rBdHa8BOAia77WQguVyk1gsXEOvQQ85gAwaSdVq2zI7KwokSwzARlmU6sBuRj6KSFGx7yLzJnWe_Dbz4orPSdfl-R4s4MVBt-XtCz7yrgRyDsBk7tJaYGH1AZqfVwKBZ0QFniT1lgQd2ryW1XHEC4j1e-qm_3I8MUJXTqcTvnKKh-CBuD5ECoG5WDgR4UuyFpYhnbNurW74hHK1Z7r9I9Psbe6Mtdgi2ZfNfOFtv4y1W0xr9z048UlOAq-dUQ4qR99X77DQOs55CqdLyBmppWtb8KSNDMnihkTFhZBgJTKgFU3tovSUeA1tAZSNuWuoYbucYJoU3W3VFlUOTMTmN2R2Fhbl9At-B9T0M5sgD0NBbRMsD6Lg592aXx4ySPWUnMc4EYmYI2jtpBH6kTeop13QNahyvRfMN38ISCnqdrt0CaFp3xq_LCl6huqImpr4V8S2QJyHUSXYrWXIlLWBYTMIu_JR6s5KpCwqDq5kd0AR23Paa7jOz-Q_vJQtVN3dD8GXH8lnJMjDl2VyYMGJ0JWdhi_r23vnGWMlRlDUznBz-2wP6WXX3WaXeoNsoimfvQrOfrF1TEqCZEKqCO7sQpwFn8EDnGemVluyTA2znv6PFwEvi4NdYNHSbixzsNkTLdrqLKp6KZCkRC2iPkfP3pTAeTlYE2YY4V6H6kc6ZYRRKAle3PYyleCYYkOFEfr7s-BLc_FVpc9dPox1FWUFtKJHpqshkgykm0JPKecmUeFeVbwW1N4it_Co_HKTSByse3BNV_H--4Alb7seImi08-qntzyzp4ShjGrvWGIJHja7xt-0gDLvcIBvU7QskwuXxpMfBWut-Oxp1kZP2P3X9U0R8tVH1N2yj_Y7NkD7BH--02HuBEqzkT3XXi2WIQQyFWRgbvbygAypr2O_aftCbjS5Jy0SnldVOGng4bFPNh8wNM0httCwcf8A9-usve4Fa_DaKsa7lZ-3aP3Iq2b8MpctI3juksbnxPs05KUSRmL93qqIKN2l66Yim0ncvhjf0gUE0t2DHpHnJyaLLYAyyGBwYGcUvW8AmbZWofCmxZohiskZhPHPIYlWwvFdzi3RlzZECgqPyNyX6f_NAL11PT4vqewvVEbnTdxg0waIru7yKMmA16weqJPXJ-amprtd5IJ901ZFpWQzlohIzrcGY2n5DfqwHvL4ztYQYOUVf26fUspFWiRXlG0OdzcHtCyFgLynXmtZfpLpls49WkbsW1BXzwRoLKGRBXGBesPEqF0Vsqbvt_OUQCKryuXgw-2uSNF4WoYNMJStiyqtZYZPw06mMUwE9MJnXhPo5rYr-z6zCSJlohdi-aCQoD586flTC9ggLeXG59VbCgMRpyYa9j6bNKrQHwvJLKBg4_2NCni1paME-Jf8kyf5-HyPu8ottpaNo1sC4Ao_V7UfCZ1hna8nbG1ZTyqrclp-RwakS0yw01O3tq23cECd8O-j1rtisrdEo4kweIPg2glflWNJ8tIuSGPC7CO-5qlI3YFdAbXvNsiv7hmpLOwt29ag3ZsexMpyP07mru2rcR8NzSL7_QkaRUGfKg4LAW9dMYm0RvRVX1Hp04qU1My6-09KXuHEozy6XiRAu1sbkbU-ZXtklWFdWW2Y4whpsjD-PfaINR0cP99_jFSLd17JXpqaW9gXIgKZJtiG_qYqzmcjKUi-XPzlTgNBQSa5ebkdVTeCF0Y0HFVNIgAoNpBxH-zWrVZxzqROrFeDDScqjI6kUzfWC-_wF7D1zD4IaGKze7g0iAqsKJ2kSy-WJYesQMkSpUywEu6Iixmb-kCshTa1M69vPjK6ivQYMo8_ze_RH3VKFBa8VxuUga92PbJo7VB-AypiuilBmqz_43h_15njN-fMCTU55KaGuBEQpYXbChZD5sAnx6oBSA5-KUt9RQZNNp0Rh9pQ1LI4HL1ZcvhJk42RuPSBSD5hCImtMBqeD8w26Oy3sxA7BuxGpO63q0w3PbRThTZ_wfJACk2u4MDx5lISMH8vLxXpqWph7ZutCS4tU4QdZtrUUpmtgDCsO740ZV5O6rZoIxG3DU66-mZNB2r0HchuXJfGeGKvD0Q2SATDHc0bp7YLfZ30QetandcEfnBj2oFwN0XkGs1WFDa0osVZhu-THmG-KkUfFC0aCkeOYzCGf04h4VCbMsmnZ04G62gJvOFRryz_S7yulAszlw6PHpweBH_s8zLtSuMvf9eJIJp4BNHzWFbO__XcO_Fd6z4Tbe_xHvu198pAzkULACiC4_Bi3Z3m_ulZ7gh6hAHGNAEiUTuDg5aaeJ93nI9mpDb82-RzBcEapEsZ8v73cnRj-vAeUVTpCM8ES-ObK37UHTyE52_sfPoI939eXbaUG5_eBdcmMYn7S6ED3hgZlnb9GCDGnJ5XEqamHL7Sj5_0wJ4MGja5T6PKlwVAIStCm65VAjpXOl7DKWX_FI_9ICVI2Nej1GeAP3L30LwxUk8_T2GjxGmFsSH1oLzo04UKUB4l51ienETvXrshw9FfjlNIG43GTHcDpF407bAC2ArRZ9RWX13zmjIXPf_vfsz5wJQ5ssehA7Q51flDdwq5i6Nj6OiZjM36a-R3FatU6ym6PKj38h1uGc9hnfzgYxLjALRqkgahqDGG9Cfgmnx2zFTXpNNsFu8IgJnRnkDyBCL2ry8KgZYiDi3Jt31ie8LSWuPc7Rp_wai2J5ixNcKED_CKMghU3tJ3_CSBgvCgfG4TFqLKMXqF0yYvU5cNPTBIz1b3SXvY9Jwuiuq6NHdYfHjIJQHHa095Nwobf3k3a-yg3iZASZmbjjRumccTpwuNznR9VKWD9Z5Mkwmuq5Z0qKLfJzQEBJjCDiWXtyO-Jya_oRYiUGAuDJDaZ5Dl_AuL1qx7R_NlYzypb7cjo1YQNcg_rsSPpuOPt9xPMuidQaiPvy57ViuNJbkTJuyZzQmaj1b_1Nk2VXPMfp_8vwIgLg3katizejyyNSwtdHMscU7GGR4THmT-tDPARUNLKpKFOCNyoqSwzDSFNOYIULkxtUVbD1z1CeW2xyWcTetd9frAH3z03SCX96vjInnC41G7W6C8LtSnpMWTnbjdqa13iuIjgXhEXy6f4iR9a6ayftQxrptugy8mCpOzws9KIvB9P7FpA6uoFyLxldxjSXHhf6sUcCkUrRCMzmpOW22P3BOD4XgL_solOp3M4n6Vb87ZtGSS1z5kBNX9UrwHV2Y3cpdlEqJuUyLK8Vb9pTM1PUWIxjMv3-8EEsuZfFvZjAbY0bQL0-FQSd6UudY8A5J-OatvYuTKPmGLuxuaQAkUpOrhRNfurMC0pkfc3iMqppthIGoGcDuRr3oelc87aHxkxjl-muxHr0E0yRo1TqzAeM7v7l7QhnEjzYb3MyP7efK87GGRB6YpCGaqiYAmN5mdLUskUAh23Y15dCrp8On1LyDAPsJV7ASK3VijnK5R0I4PLEdZ8pjKIW2mFoURzmsTfI0KGmE7Vd4StlpdPjxZb4yqmvIkxoPJKKJLPTz46oHOwGmg824zQx9V03zRYBvp1pP8oUrYyISZP9xI8aLqzs_rzSUn57lu30HspknZj212cIgVmHNJlUv4X3ooSyu7NRZ8GU8dgKH9YGKD3lahKdFEwdfOmiOY2tq2-AkJuc5Wv9aFzUddE9L4w3AdPD5vIsFlvCQskFf5V7y4HhfHFdpkr_eQ2rqx1787Dqx8PrLN-VwM9sh0QuVDmFDtljBDDv0Jb0ZMCWWCu9_ItvPT8DhVQ-jbyvtvznvUWTtUPoO69VHRzu5d63qxahvbicBuIjq_nM67Yg2NOzUO6_M-U4VyY4kOUVl0Bt3MiPEEgecAhDfEUM_B6G6B5b9ijRg-tM2X1wl1xw9JtzvHmwLbToUsfRSOFsruYStLERB4dI8rgcf38CW37pT67o7b_HRAAj_IDQaod06Hy_tQBLcXIRndu3Opw3paS2SiRLG4-ITL11i_KdVueRu_mHKdTbjnqAUYKo1e2HuV2NMuxDUqaAP-vqfs9T4N4JENtGZU8eSvmYyr3OpuCxNxpygcZUIe7MPAYs9V24d5GX902fvaCZsSeE84oz4PEirSC8jAG7GDhwshT3X0Ggel0y6E6u_BQQapaLRUE7SbxMEBcrJpdCzoG2RklE32r678iAQMc5Nqce4-q_sj4OSpB2fMLVnCqbstC-krPwJOrN1V721mepCrGdXx4iS5pOhh4RJwQ9UDvssvEPZQHBpGX6i8qDY7kz2XbhNO83v29hm67esBcxMEcUA1DEeJ7bz0Qr_sC5LG7sJlHoBG-2bXkjSsAsDhE5Hp2O5DEZ2ExdyO2RUZW6QgwGs0EvTlEd7z-kyfCEuR8NnS6W-SSnB4Izyhh4ckzcDpx3gbc9giEZmR8aJBt5LUmR_dZrh-VWutd_jpu7XswcsnRLSqEPvo4gKrOU_pXfk_mSi4VovFHzGS42rLuXk-SKGkirN05t7xQoejSyIE9nvhCogs9slFFaJfYPdeuzjssNJwuiEGv8Mgac3DIkYjncqewSe-df8EYPVYIkBoOKpTSAbdYrLoQWrdmNsxIF0wx4NxDoHx2MHmflQmPnuniWjDIYcmMGIkOkquCcS-A6TtamQrjYpObvR8W5TozLm5alX30Y52-D-UkXX_PC0sZTe3RoucVVJeJ6D2Jv4J22dHoJHmKu1a92uqJaMXeokJviFMgvQocUk_b7Q-dt3UC7kOWtaEaqDnOBpeJt2GybDMzRf3_UCPd0JZRdZg0iOPQkA-gHd7aJeJWs5MqtSF20Gvw2fbChmNi_Uq3z2oAZ37xscNqS4RxyIzZvp62EypUOUS89oJ7AtWYPr5f2QkeQ-obEPTtNp19kHhgCPwu_21PFrD_QlPwWC_wF4KxR7Q8CL5HLEizftwa_84UTOAHjZmXhSA-qwDUmXdxZurGZye8KjTbSUXLt7jbIPr5X3jciHiG4dA8fI3Y6oiXMkibk3RCJ0U2gFmeTsee2tgSkcS5zcOC_KZGJe4jopIpOPBCXqdL-1_L1yTMrj969-NaMaxEkU2WMKBRUxg9YiA6jm-cYMUWxGbzwfIP_b19aYDDedrQRTJHFc8iZ4bFXsZIpIJkOoYnyp0sqiKoAVmwZcXWYmGlMXZg6W7uR2qmoRt0m9y-jA0fPb8kIA0cW6D34Lno25yepdFkdsZKZv34_ToFdDrFxJKkoHTDdwzQDgCmmlZSo_5G6PwkC5Eqes9Mk4x3hx8erEReDH7cNVibMrNQklaqI4eJ5MXUxV6_LTuDdklkhHcZP1zBy8NJgXQ45bDm6xE6t01z_JX37Bkkfb5u4npCw9AWTWFMPKHz9O0JE6tVXQI3RQWPGmxVpJ1Idlk8ub2rH3gKmbGFvAZ82PyCDVNmMahWli4bHqkSGMP0ksWi69xnCB7KgjQNq27rQJARrBqOSAvR6iRFvrVFQPk_3NVBbxnhuzQfZSz4z9HR6C0sSLI001VLFIGqGMzEmRbNE5b_Gr_PuPXi7uwY5Rl2N3IJbFnwG8EycFhnQAztWJe21kp0K8aqreTue0fiL8AILW6GA0CqI-hUWGG_IzExumG0z8mE3Kr_OlMHPUUjBEAq9ZtRc3Ot1LUoEvu3cRd22BB-7RhpLrXVHB0thqh0lLgmjtuSnftXoNp7n9Vere86CpoGW2yZXmK19iq1Etx4MpPDDscJlwq9719bIY3Q-JdnnNNyKfc02o9VF6iqazVf1nAeCfJCLTxSHckUfuLwkxomwbYTL4xTc7WMc0gfJaKA-XBas0JL6FBhTYIyViY-z6BJ-p-5F3INs0x9eHq-KoeIA5QLIINDQb3u4TKYNnw10dh-drJACqaCfz8S-OchSTsD189oBfK3NY_gSOXbs6sqyAYIX4SeDgs2D-sUa41lFusOk_Zl2oAGKAQSvdWyPR7v0aGEmeZ5hpDpPhMLeh75FV7aF7nwbOkwJQZ3FU45hsVObYPrY73QBJCO7FhKx83TqasFO1TIy8JhyOAQBy8GQb_qARphvKyq2WyrrhRBlv4ZNIe-9iGEffkOlMmp9kBkf3ZNiqCYxFy8sJvIyBfLVKbeIDmFaQ8NmEQVH9b0lQEDcy64Q-c4W_YS-YPIZ9oiBue8CGu87M87QU7_QIS1N_nzJaqmEWMs7B_czFwtQPOW8lnjBOK3zzrwzZGhKTuSv8WjQMym1Yo1xBQAwrIdvP1XyWPZ-H0aQjg9Hnx7terfYYuwKGkalBbmMXxXxx3J2es0FXSRpDfSk2CPJ3j_Mgxwx5GCzBnIHrVrJo1kSZzPDAaaQBNn7MM9kPH6pJn-3gvddNorUyyBHU5IxFhWOkVzXGNR5JBDigp6Ptame-JwKaVSouwkUGfIyHHIiyoZ7n3g72yeZAIFh6mhKN353PCCuw3wJWDe83-w5vQbGKc8JJbZayVEI0SGTKDtlxiabzfiQ5xW75j4bPteji6EaX4tbd5f299i7Qo88BXsPdzpKYkRWe1uQi9g7NRcycuSY48htfH0ae3t1wacbBhj0ewBOkwUPLJ_HcROcAHU2G7FcnOQLOHVeAWXREsNamTBVv8tYm2bfFXZcVjbIsq215a_BwXFH4-ckfRDwpkgMHZYPrCxNWROvj8p0q1KAivi58TWvWqWu4AtwMv-ImmdWmwgo53LYmYsNzEGI_bVWfgl63dOH4NbI2XwlWaxt0CLwW_EdPfx_tu2Nyy1pLmlYi7OydNbAIUDN307oE9tpGpGD0O0wFS7UfHGocw3cBj5zTVRk67Gm_697DB8_2FEM70LZS0ZuGD_Cyjis4Ob7yUKgb6fLnimJluYDsXSTfTkS7_yw_slXmy2OGGzhPCa5KYzAOX1rMP2peVk3e01haU9uItRnlcaBt63Ciw74awysnWRiJEqzcA0d_Jt_TdS_tICAbOvUH4PmAoHzfKckJ_bjKGD-Vxartfu2M1DqNfPS5e2SQ9K6Kwbr37CPDzJyrft5-XQWhLwFc-J-p-NHv_0wzdlc9DGmv55AmhYEFvGbQgIB6lhV6RcnvhQ2jQnhF_U3OljAl0MbjoDSO6gE1GslfGpP7plvpLEOb0iJzbeoVlDfEXnH1aZn8IpAd48aazP_AXIj1XbUN4AjDOf6hBVGBm7Vma8DxboHIl9wqClB9BWOYn5M0umlyFMiONJRIVhjaYv9Yw_in_X2Iyh4bXxJBh4QaRh7HqjvYM8-SRwY5PbVxHxv6t42lSmp38KQMYIP_H5NobaXQSTJryhpZ1k5WxjXu2DQCf1334Di5KZhrwN2uX1wqRloDD_X1yf_NT9nqRQfJ5SqLv9801JpCiPDkOeOwMtOYxvI0p9q78EpVsfl-Bo6LNsQ9K_F7xtsCDpPXd15Zs5u6sjUOvZogmvT9YRDn15YybvQOjz7rEkkdAids1iB7V_OxWewvMr8z88dLQleL4JFiIKw30kCstiDmiyeRDwv5nWU6to-K1aS_xt9MctGKEK0eSDWgbqmHDRUG8x-7eLVKcg_9zTeNPDHEcqt5Wj22Hf6cbLcmWuvU3EhDEvRW6tFEH7ts_LFbbZzNyJ9Uy6c0HhSVPKiAZSMdMtHe9hQq4lsdTGHT5vmdAeZ3pE7nBsQ0HY0UOyxunJrLXjObEqtCurhp9Hypd1awhpSe_aDzpHfTdnH56GHgARvRc6Gaa2IR49DidCikv5qxdsyMe5PYqK7my-44BD0l27SMppDRMHDDEN_7ei7EeXz5F53C7PYRdUfCxElMiYwEUAftJfdSK-g_K5ABhTPc0gKl0BTruiipbnmqdcvN9_IJu-zn3QiyBP0qqNBCWrB1wONkglRLXwDaoPoJXSgVk3uF8vowz1sKZGs7buTpVMF_5ul7-BAAQ--pSIlMT-2xZTSQTANjm8Z-AM5j1zsqdj4T6A5p_Asygh18dU82d0-wRbCJ8sM9EL-FGeyIDu8nkWtHhcKV6awBsu-UOOhuH5WNSfugTL0IhNY-gb1aRM7apHYAioA8ngermcvOn393_EPE7qnbG8Ctgl7nVRTJR9W3VUsHxm28cfy2YwdaA6VIUz0Wzayc3Ogqv9wjzXn6mXbT6hOKJ5-XsTAt-aC7gnC0MMVtT3JwwDUdyBqWZE-u1weTwYwLNi8xsEGyJ01ZULpC52fKJHC01GEptZ9pm2kVEigd8MjqsJejMuIB0UPhErOlGe22dezkpjvpWt9kOrtk1jtrUazLU7tNfQ6EYGczxiGkdDqYBYiOraCUJO4nVKekaqw8yEm9rSlTPD4REkP7nOPRtZkxc1Lv6v3bC6j5hFYU_uOZxD13u1l1WHkYMbwO4xdUy7K1sfv1o0iO2ZQBV8RjaIpKkSRSGAUsVYCAd5LPY0fZdX4y8O6IoXmmVJR597dnGH3Zw5kNta03YYmlbNYUChpfD0ic1bkvxgorGlY1gzhY11xrYn2chQjDo8X6dNZohqUA4Y5-KibmsfH0ZHqNXzrM-1fMQpx56wEV9UyER93CW5Gpg7uROxbVFH0gQZpa0VveS5FtZMuIs1TkT6jirPdn2lqS6XF7Eygde2b7Izxhf-0fsR84jGASqaABXYqamMUqTXiwOtJaoY-HGVfG2TbKvftxaMYy2fTHnYe5JeVA0Zwl64qhU2O47efi0P9-trCuL0LYNbjEbM9NOqxmv8mL-vduZyGbeWzIzcZCI-6KPnAS6nUBsUlo0tlmpa3MSmPAKdqQu_7tad6fL-E8bjXLPNvtqrWnnQ3HX5wqVlA8zQFzBrGDUl_z4Rz-ig1oUS0YOZfCK1avrhOmw0MhPbBadUBLu-FtM1rQAChLDnLsIrCXGdYnZjA3mh4Jtyf1KUPzVcukVbUaugx1dmjXUfjBSrdrNYOmGhSGVXvXRr7uu9SyplQYs_21RxYFGzp7FDprEck_OCqkXLr44J0P_p-PQcnZwDg2lxDPl9dkebVeE-_jeof3lZVtC3jgNJAGCjXo0U8wpQfHLLJe7hpyB2eHCdwTA2HDbtGmSwSLWSqvBZ3Sec5OCScWq0UZZVYzB-I3F1dHbqHJCA9vP52BjlO7xI-MZEZC1h2_8AS3mks4oGKCfJ7VaTLITfqaWC5InGCw00g-b-k70IzD3b1HWTCdicpeXTtc_zBxxwwvSc0n6pbQG18AlCZK6VrkG0XMZ7Plz4zTc_v3RBtFSGbpgJoxOi5URb_7j1BrirjJchSnVyvjOGi_n5BnW_aVqV2XNwyN5Iji62jf9gq8JwXKaSvu-lIolcwFIsPKiMldMimOQnWD5mMZwhEJDqR_FzggGJ8TMf2HmRDR3Aa2sLu0uX14JNVc-PGIz8OjiCR3ChGA_4qY9s9HjASX7OmBaAFHZi8_lkqlkDl6R8FNrhU6dNiUu8MnSBmM1ibk9d9Kaa0vpWzoD8JkS1cI0gGKqOLu1RdH2uAzwHm5OIPZQcrY9lRZ8u6c10dLa47V011HErC5dJpSHVa9Sk5xGLRCn1It6t-XbsuNjsxMW1qG4kyDSL0mEWiBTzUEeZi8QSRB2DzgdEL1H7ZX2ArUTTzNPXuHuZCtAgdr2h7JjpibUUTfvH5_hlMTSw04xEvqDu4AiT__JKuqT0Znje0RoXIQMPcj4uIGYZme3UK4hFlPYYYHI1lJqaysLC9UVEm6wGRFnYCBq--XYYfKpYvbfRPkcjpGTpajYc0autMy-wLG2Db1bHppsTZfLEF8P-RjuajaUU1XXSAjTD-xOV7pE49fGtg4q8kF3ELCOJtGvQFTELcbNAGCOW9boIkDCBoe9qtN9XGjynsF7_pExKOw-SFnCdJzt1rTZUplIynKr-O9-WAr4karuyzDSaD17HR1QBQjfbE3UN82L0DyxNjHJCkfz0qhamCQGRViklx1_Epi3-j3QPwhFTXKcw1mPNpdQXcqdkLqw6dwH9M-L3-LBMfyjvBsaDUFoZfi9pREC94dsPE_BTZA4xgwrVKnM8JMWiz74FCV2lYlvFPEYhL3Jql8WwIO7QvbvYT-LQH0SmtBBhudvUQYrRZvyaTe8Rbi9sdPK_tw5x8mU9ZDzv_r-pkuFBGuVGiS8zssionqkDkNj_TPu5F6ZDuR5z9wb9udF2OpR9gqb6lmiinABLjt1ZDGjHV6XO9S-DqzEv2OKIMukmdk_z0nLHPd64NpdcVSHAJa1o55GaJQlOLeMZiAXxBvPwc8JVpJqm_cyJq_USY44GWQizDkFz_T0dAdT2B72NTO0Nh0Z7QNyRW1BLWfk08f2dAOw4izrx9sO6OUPg4KjZ-0g_r8ZX0PUE8Ry0matKnJYTSLsO6_1VQqtSApv7n94oUOyTOqsOFWLPm6Ry3W_AMBCeVY5Pxigh4Ia8lh-93yQtbGtWWvwErnCVhiV6URME11qO5HO4WVlIKGoZfCV56onmhYNZIgDB9Lp5IpXH27e8ukdMn-mKqfWzzJ5hTgeF4XvLDA6_ocv_7stOuuInRAOSj4tJB0TCeRpr9wSUnExmdgwAKADi-j2KPKThyQqTc7U650cgM0g78UzZXr_63ScKc4Ux2nsTuo_EA4JsJYYXP57enDFvq1O8WayG_xM4yfbtH6TCZKGQUr_2TRDIrQKGKPUrLg9LNXoSIn4NNroxzBXXdt1Sm5kIcnNZcrDEzux3dB-e0zROSOGQhBsx3nf784KxAjrRFNOD4ZFQY2bW4Ur4xiZGmQgdOiMJStckmxjtK82W7-b449De3N89F2ePj6ruLlwwXvNhhWTshF90IP5YtTgVq1EZ8QZQBhFly-MyT0OPjykuQ3hRU99ZojmcHK3h8Co3djQL8V_DwL_5iziLE7E5iP4SuYmn2rh3mVIySEhSF_x1x9Au9S2s0x3v6ezqSjcRa1Of5gG-iZr4o1zvFU9u0Gc30Sk2dNzWJTk8ERr5xgv-AOHBjyGlby6_k2DPmbmdX-1JEF-j9VKYfPqnD8lDpj89dXlDul-VcvEk_A55-YVXq_MmOcQSvkJvSB5g4Cy7B73kb4-tyYwoEZi4ipi1_SPrS6SOFvZLW6pTWFtT4UsywlExoC-vUmKXjoTCMJ3mw4qXEPU1HMDxkNwiiVK05V3fH0fLw5J7Q2IRr0VWcDppKLqSMreMyKou-JVjpCVCQR20gw5MGB5OWAx8xebwAPo4olRu4nRdRMfznYYK4S7z5Oi4R-qATiNGmLDczVZx2LaX2vCoUubwM1vO-uvLYjirTzt-ZrHa-E9Rcih8lLHwPnnl9xhIu3bxDsjNx-jYY7mQ9gRJbS35Ec-efHt7bOxPl3Vitw7CXLUBU_CT0r0NnVnOtrdkusVcrs6J-pp6L9nRbnvwd9l-UV279EFgEUNM8C51Ls9eR9WR62f6bFawK2ux3mpTCFXhatMILqpZhZ6NX9yMOXxD-f8LSWWbXQowKxqTr3zMY-X1wMTyWp3B-LR6s50dymSQB0djNWTyMX4TW3pNuUxxDplk8XXt_ndii9Vu7RaRMHBQBHEXuZi1YdjegtMfv4SRDO1utfyS50he-KchE3sLxHZpsyZ_HecMuwzvXHKLjYx4kEUehhOy2JmCcGbNbjBiUVbS2IGCPmw_UKBKUt1iz5WmM9Yzug9g9hZAzK4eZYd6Fl30sPjT24Muh83eqcymAfGwfS3x3dKc5v-D39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqAWaNShlSooUQEZgUQxu_6brWwVK2AB9RHwnqEkPBRTT9PNZHauDFBYBvN7LJSJv5Zw4VJ5D_7x374ojNE0tFdzfppe_jpI5SviQKLsqSL-RbGhLEUiCyUZbo0zjJNJpfi12o4i8OxVlzb4YMipLfxXAF1GtOUmKH_dfKweBRJErmMouqJSaHApr3m0HIY-CsKVAyGtIeIAFbZ_ZQEshCFnfVExh9hrbTX5O6aFxe3LoOLfaNoIE5mdiF_xzv_VNY_Jpk_u6Ngh4Q3KP0pxDbkQCW8WnfRMjMr30wX6tOn1nHnWkHvtPnnK-iwfEHF0UZGJ7SrBum6kiPuL93lwsxe7b4ELvxSj8dBRvBrk3uY8Ld-IO0A_U9Oy71ertvx4XNiKDNvJ79Cgk3jgqdyAW4Y_qtDDPp0GMs1V4L9nS9Qmi9ZKv3r4cVMmiEiApyl68K9w19MzRyrzQKTXYqFmmtnkczOu-Dom5ZDJnM5CnwjRl0eE3mFsWqx9epLVgF_7ALngEuIP2rdDHCyie1A5fpc7lMH6EFjH1xf_hWfjpd0W2NPkq6ftGxFG37jdYyXU6VmrurpPX2atTq_wUBTdua99HLwAD21SgZeRavXI9aBH6RWorHLr41mHYAUcH_v7G2Au3E52GsivMa8DjYRdDflc5v43Lzwe3H99Wq8pvbCEp8MXW2S6m_9TFuqRzARi7yqEGZrFJgWudhQF2tEqJ-Go0RCBkM4O64pNXuVe8lQ4b7gEi7ZzWxAjHyvRyKa82yIzWq9qEjN1jXUxpnohIn1adYQaWBP7aUo3indJJH3Ls00Jgq54LBTG4AYVjV_0oOiqN7F1HHXpYjOTqGTtj7eATQ0CR2PlL4kvQdRwotpTKFjId7mm6coTTWg-oGNejk6qBqnNeGlN5U17Cykims623qKKaTebPDBNxQPNwti7BKPTXLyxePMe4VR_yAN0sPwWrjOEtfyrjizemeByTEL8pTNbdAvdvZdkf3oNKBZVwX-0MCy6PurLDHk71nhaIgQdtC95LTzg07IOQ-yn98ZlKJ_eV7E7_jO_JWQL3qKlhTtjMnC4xhtVpeYKpH3VPG2NeV-sPn9SZ25aOqPIZvmGyQN9x1abXnAmw0N-yrjkRlj3gRKiAQSWvwBsgmQ5kCiJ5ocskKQ27kL-s5hH53ND4qzx7eh6MOpmZBAEae5al7XcfCLiUr3lIc0Y4U5AVBfnvA8zQrYzqwkgUjipRy2bncp7V8nHGImSeWDqs1NMTaOBERhSxEPRri78AjLeW5xppolUtFQlC-KpGhZdNZRSwlqmceJQWCkeKOJ-hWSgzkfZ_59qdTYx7iXC_Cki8BJSnKCaGu7Q1Ecm9hI89P5IN8noi6-8gya80uGHwlcCkIKhYQUUCrz6EqrPrIY5XOPHDaUZXFjBKzo9irczZe5pzBWPcJZaTs2VYBHyNFfdZRFaeBacUy7rcsJtgkULr0MxrXaG-CtNgnRWnJh9lE6ebLsCphb0_oRGSS9lUv4xLhbRRqpkT67lAxcWtc4VdWPLxURmLvIN_G8TjrRTTRrzFYLTIdoowN9djldvsiCDEIUE_-HIQHkFbXIXY6EVCwayaIuhqx34N1PfkrBWtMjSaXHjkhuzW2nrotCmH-YYNEhJ9Iodx8ygLauOX-lcBwGh6L90ZTmERNnFvD12zrRgZnM6XXfuBxLsmH7RlofiaVCfRx4c_RdX6hlEg2MlIojoUG1_Izi2ypJ9BgQ8vq4-pTrqWMlYPzjz6q8dkxR4DqoXFk6HMaLH9ZCz9c9eTG-elis-1SN9xlgEhUNRNkafJHNwbHSxI4z1mAyBC7SG1ROzwSOV2bteoFgAaX5SDANlLmp_ub-D9OCWIrEsRGsJUJqxdf_dEBh4trn32FLFrRikN3gpbVSMCkjW_pNaxW35iuQ90H59gerAOf9aPzpW7swcleeWlm40c38xQeJcFa1X_yeDlJ3dbWcwdd529xcUNUg6g7Xoj5oboGU8Fqtf2G4XIHqXYPWIsagPnlwwSYJi1ob0GNXprvyrWo-zFUEtkwF_atLiSG7x9PvH85CAI8zaWS54_OpI4Nski1IRfLybhJZ9JT_HNmDGeLChsEEbf5JsZguPeL_GOE0x4DmqYjXR6tEcnIAhw4e6axCzlqO1zyzFnkny556ZwAzJpqJnAVWms0E6Wd_Dji_6kCBrmBbG8fUKxe9_xLcKRInowaJbnjNlASD9aOsm54dq0NGCXGnhUGqohzgT1fJlNo30yrrTqtrc8tV8TWEb7R8WBMOE06YwsyIPBenzlbWkzAywdxiOJQAMB4UBsD2lOr7WkjWiCi2A0EUu0-1BV71WhOrUufFBIq3F9a2uNsKKQl_qyJCB1AbUEKOuMRFMOg-U9wPR7CLqr-dPg32SDRwYETWsAqjkiY33XBF-gIFv0_tvIfPlAfcNs6fzXajpbazoqyWoFq8vBmqRhu14x9ZCG7OK-gNMFr73bw8frsVEces6onxwuE5gwPXor8CimOtBsLp-gJpdbHgmI6J2CqEGgcJ2v_RE9rfENk6pDcbFcySCVkB-ZIRH_BgHQtAsNculNkkaTRuJdx6jEsP-iPR1UFZfpDXGv_JWO-pKeu9g6Yzy6GSTe5sPL9Ui_DzHuGua3_N-G0mD3crfnYzoJLXhA1FzEF4LrqsuXOlnkPkQhOX8y4s0qCTDinAMnG-x0bhxcGuV0k5Z2xyBZJm_PIS5cI86d1INux9A_NnlYxbWx_rSKSc4siRy0bZ8Fv33rHnJvRg63hg0De5Ma8S2Y4QhsgyrNViyQmjLwIcz2SotcaZaSAgsvjiRtg2n1c0Bt4HpbXLyRvplGG8r_2sRqBq8ODLROa9XzGOVCT9gAyPx86fQDOdCNq6Z9_nDZSYZK4QL7mBnqpCsVbCPJQK4l-23JZNrSoq0X0l4H3mAZs6laGzjXdzi02CXop79r7ExJ95F-6rKtUpmd9W3z81E0PygndEGd5yoklUSQp8RTinlmi_Tf03hxhTl9GgFepJzDIfJGY1y91jTEWZJQmnvn8TQeh0SgG0v6UzbufWLr00LWzOvp5LE_HeiUhzk1898FNe8ratTQcgChtHWt4aNktFNWQSRRrlx65KQn2ljQK_5tOj20YCxMKocCG2CsqXQYlXfBu4MwbignVmSAd9Io5o99Db9d5d9jF9nNFj8Zsik7XLMJ7EdTOuvMWqv5Bb31l9hSh8F-VWfk_dZFLqtRS9BK3TkF9B_AU6pJe-yNVA1IGCrgn8Bb2VEqEvWx1PynIBQOL_Z0z6hmYBAMb2-_6QFvaHqgCzkxkHpIxNZ7PlgXAT5cmXO80hsd27H2Wml_IAh3dcHTNdKJWeCGvjd266y8bd74lgmk19FWxckVz-fAedM9hvyQAG_eRh_Q9zU2czi2CwkugW6AHqfmJ8Es3QR5FRKkPO03Tr_IdvIOnqq_Oysipgg_Wd-NoVbZrOQ0DoFrfDZzgUweA0V04BJNUj6UZXmCtT8EH6Or2CiPbBo3gSnPc3ji7EIqCMn4Qhl8sIAVLHtg-uTO9byreTgXJ_NHjA1kH_i7NCIaBaxrwre6O3-wN2SNWvu5atZtJrUiQuqM7YZ6G6WENo9jifGEOK9u0wsIQC1Z0YJvo6RugN4BI1_3AaEqMFlNUhQfFEKZGZXlFUho2J6dMrzT6gJlXrs3M_Fp6oeH6OYmurmwqYZVe6Bxjk3H4VpcfbH_z43jSJ_KqOO-2rROxYL7HgGDjIXd3CduOA-MWXwEUDyIutXHuZHtWmyAWnUVK-pnuG41anzbBfDF9yn0A0qui8PZyUtlDrGlR7MrRLks16ZBXVeEWoJmeKbC5MqK3e9xTAXslHbqIu7V_qiwBcBa1g1L1z5DOcKc5-ErDsJO8T_sP962d_5qkgLEujt9p36JO_ijvOVybLro4sWErfvWYTMEHaQfco43GGR61qMHwE4VzFN5lMlBYPpODe9keBPUNNyc9VdpX3YulIq8fn3hWEQycmedw5ltEPaJRGvN-FvWGN8OzxZ3PEzGKMSo1QbSjDzV04LcEhQKVk91HmxsudDQsj0nxuVULdg7bAohtehDgGqmaPBc_ufaEeMpx-x766D0_yIT1nTxmFwpFtwLGFphG0xtNXOuc3oimYOJaX-JsGXmkrDUcmYUNfNTNd26y05tov50LoOPMm-m2ECcv7IMAan2-NhJC51x_EnxUBSWOvaWMHWRDbPM3Xg7fHFH0TWcT2K5857x2iFtivUog2AJGJbDJYMpJmMjFnfKpztpRbJhAp-AIkDuA7iwtjXARC6gWzGRkavEHiqfybB1p_zfKQEg02qWvcXkOHHiT451gsrF6sR3tGDUH8KJTk-b3D6kCm4eqfMAEltbuPrlhb0WZLt1oa0KF5kdE7toigrJgcMkGhU8OwC9DNMFwSm47pyQUQEUTpA_1ySQh9MN5mxM3kvf1ZsWieW2uUsR7BqX7B3JOKrMki7_q4D9iWHP01aAANuRdbWFTReTP_txua9N4gki_xJGJfWxZhVmZe2K7RtNgtKk5HqhUv_pGFpnb5rPpFrmQRg9b3eQUFGFryAkOLyYAoERwXVQo2eZtNt9KaWXKCQQLOLOBX_J7gb6leFxPNez8cjRgmy2saiVW05ou5HT1993MV5rMOIxUC1g8yAd5zwv-ATruvD3e4tltv9J9huUfqjSMEMg5CG8dyCly8DNClV9w0_4TtZ-v-xFd17tpk7Lk55sWGay3sWF0p0LjuzCsntQlJZdbnaT1Bc2Z2A_322MPYFW_6fS5Lqc-wragtnF8xvljDewoBI-FqjX5rr9F5xBJbzp4CQdXIxBVHr2irk6L0-JYcMeXgqPux-cRzACb-1P1EC_GMBB904PUYyPzAJzC75sf0mU2zArpxltRGAcnGTqVFd_z8cCOjgtb5tu5RY_ODu83DPXXmBnfEtZ0wJlsNzoo72VQ9r0XXsri446PfGRfSJJJ7NJ4xYZBj8Y3MpqeFyus2B7K9mVp6hN61Bd2xJPSMoLEFmSptzPRK3q8q2h9mS5lHpRD30YzVWepw59oaHdtvQvmjVGj2Kq_dZOPLinl6_rvvhwkB5vAePvHwGQM66x52MqpKFCJsnCRjiW0mlnrYxC3mqe0HokZEIhN1mYw0i4xtN4Ei5p969aAlXGq11e8hDcOj0AtmO2HdvXp8rHhCJQEUQuPh7nbrGvTk1Z7q23Y5428ijtY8fHKaOrxVWERTOHkbILHR5t1y2e3YMTqdJLd2QUeZ3EdriaX9jxT9JKEFh0YJiqIEU4M_ljfxqjGzwzWgsvCRkmKHvueONK0-qnVX0dBBw9hBNo8HlTzshaLpxNwR6Hxb9jTlzUWh-OqAHlbDCyxecOw0nLDy1AQCEF4DT5OV3CgKPMG-ojM6jK0-qxFEnqTaA3le3C1_IHJaMl1FWNHJug-hP0bhukYtOLZIqx15gNHW_kt-5lJJE2O6nbCLvj0W9pq83aYXAPEEon5RdRolMRK9yR-nN_HOmeTu0TQhd-o2fk-SAkLLJrz5QxygoPOxa6hgcCrACFRsAKrKU0liSg4AAe50P4aCuSfVmSvVzXBQaAqfnpsf5G2F-muesLOOn7lU-AxDzkbijyecZRBoNX7YR_zdjWNsh80va2iNiUU3l5iH7Pivsu47fPzt1Ls281TqyW7M1aMoHdelJPHDL4M9H_0W_Wix89ywmxbqGCGmhYONdIWiQu8JVzfX7SUq0rKc9yV63DqLMvomFeKG4WkGZOzbvjyWR5JY7jS8h2-gsCnJrUn-OAIviwa-689--zhqNSLfprGYRVU3SGjRepqS0hm3gUDPvkbA0XsJ-DKrc4MnhPPuEyxNMVNUjGrRAXmaxQGqpXPS9E89ZrAHT0vJDdGBUMSfRms5Wx1Vfju_fQq_q_uPMJR-OW-MdKD-PUA_FUZ__0i7EK8-zZ3a9LzWeny3nqVlKcFtPyD5sQ_aksgdk8JG9iNPi_6Dfy9d6s_wQwqbOA7GjTxxeOqrfyhvH2cx8vqkIm7ci3Coq6a7Q6837UXMNwd8MBUeqVKglM9Uhe4XkImdCtIRtrUt_nRIEJbSbAlYhKoLJ9uAdRqFXQSls-zVyNJOvSWNB4HQ5m4Bjtowv0-smDP3pJcWoswxR_2AsQt5xDLg4Q4qxon8HI4HS_MgTsyYOZA1Qo1HYlS-Kw99nqi1L-olPsKb4HQtn70mUYLTEy03VXRmdhjIeIQAMaUUqoK-nUFiFzeuOPRl_OOzSHICbU-9KZAgNPyiP3a_IPepynQ6ZRCrqOJ5iS2M_-Ko1DtsVCrheepBCU2usba__MHclBlgYeDzUSGbgh0Ir3Zpc6Akm_GO2gI0XMVjgYk8dfoI2edl5Kmn1h8420kpyOaqKZ0nC9w4vxuKK1dr1Va2qWLSNBuQJJ9KyZgv1ajL2jYf7jsGeswFQctg2V4kZN6Jf1dxAcYE8NBPB2ljUwVxKIXu8xDl97qdvV6I2AF0hYE0na3JzMjj_Qyu2WPgiyQJDSOb80wBuE85UphxM2e1CrR5HdCz6QzTIaHEZAQ6sMj2fHofvycu4yhdw9Aci6wpO7INyPFT-TcOoBdMCai4erAnLscBXNCOy_6LnCoBOibAUh7dkSRr-h2SvNYa7sT_WAKEgXSBonGn_qj2qEyP_CN9kbkQGvwNKP8vHqGcyqRh_UEtKrGK5jiorO9Ci2ei33SruUdw0T8snjWcj0ElCP0AqfwX5ESRgF0tZMP8l2J93xLrFI5thcVuEZEdWMCJT7qq4IQs9Fo9f_9WBbtzxSIbps6fq2zGV__YTBbxZJjuB5ZRfCOhjrI6sXkMLXbLA03eK7ihsPYMtdNEKSX_aRBsLSJ45hniCQdfN3fMDt0VJsKys8LTgeeSzKBWu4pWvEz2v0hH9rhj705h9wCwjsS-_J_umHn2ZCs0V6ovA0Eg8mQQVLKkdtrtmG43JHiSb-SFChPnO8e9TkUVtfDb_G85_RAJsQJa4lORiFqvfxLoIBf8tmYUJbB7SL0QWXNsMeiKGiu1m6v8be1YmQ_JBKPy50ysfk_hetP-OBuDde_GdVi17aYD0euGqjH4ZDUeiXFlVdDdbI5jQJZb7b-vPMZ_LCXvXgTTpOegffmJI1hhG0IeZLuF9v67s2ZLbKMFMZOD3TI1ftR7nv4iW9Mv3CvvDytQpZezSMQZQB_UL9DtnpVLbjgzn0uSXg0ACId9LJX0LwJB24I_mVFHn1siTQ0N2NU6yHx1W3VVgRqNRoDDKLBvxfSKZwi1xmmgxBejmduXlUoAWE4ifdaPhxrPwudyAYTe3kBYWHlSTBABc8nGAlObB8T31DkLhDDF-Inaz1gE5UNSCpmzxXmJhVnCbpOArlx408gfa96Qrzpdwn_FvkCQa35MNCr1L77HNRpOOeQLgV3r574K34KB0eUQjT0i4n6OHRWUxyUSIg46wQg_rTHxQIJ0inWLRmkBkFrlBH6n4JW39rV_yYJ8wVnQgU7xrwDvY_7dNxWMjeIzj-ZBwKzvZRppRti9grM17R0i-B5M1WvwV0HvlmSXs5JBP3jUvJt8UtHKeths2zrN3n2EULDLmUtlPF2Vc2oJf2cSb8z2uYeF6Yq3mDQDqeGvshRC7UClifIZji6K6jJx8s2fH-5z4LBSC_NJW5ri_PY1EmElQ-CwfQbleeRrP2QQegwqBKjv5o-ln-fxpW_JOgaNGh2yjtqCVr64goJ6Ym2X8HADIrI5KBcqrxCPYhT7aNbFdLAsE2grYzb1WZgVYxoaEjy-T8slaiGZNTbM-w6ykv41LxFkS1M1zf89rfSYyW7TlljwhaQytLEo-bBiNXh6BVfaOVWHzaUtPGxhinsNx1_ZNDENf1JCxKeWcGVKHZHNo_JR2LzB00GPgz8qk8H5g93jMypWMdhrN2pZcLAMcbUTnmDcdYNLQ1e3pJG44lRgN8hRq4TPM808THomtq2D3Th5B2jqV9wV_HVX4ETaM5yj6rNA4y5XP5qSJttG_D1e9wnJcof5rXDh6MfHQ56kc1l6DjGov3KogPR0eQTgWhCA1JjG4DaqBDXqX20pI7ZcObm5wjSjlj2KVyEyh3QxPy7XwVnGe3Kx-3xCENsai6YFn42MTM5v8gVeuqvvJzFVlgRJKDZwcIF5Nb4HYwsbk_04Bi_MKp97BiQgSHU4Bdsfu73tutQmMsAaji_mrgAYRGhpuMMY0bm3D_rxbB_MZfk7IXPgfG3AxHoEcKf3CK61qxYx8QhknJ-vYe11j4JKFxkiIgfwlHmx5iIU60_GjKOeVIWt1Ca11braU5tFhOs7u_tn0rcNtnUMlju6euJfqZT1WTsM-75T-zYIHT-sQXs9VgYt-k7oK6NZoh1gGmNsgc_XLUlP8RHkEcnhf2uJMDCb9YlghPFM5pd05MWodM3LxCTGi2p9njRBYiiEBID9meCLPggVFCAJsat9QNiftCCmVFF51D9Rh2HHqJK5BbnGNBQztrrOKFco9VXf1Hs8WNxX8ezQrueU-vKo6q6_jxBMB_AP9-OMURPdUOtlFmeOwkz1qiCwLmTL7wMc0Q0UyfPJy5sokVHWH2d1zVeD3Ks_5Hio_heAfM-1eodtRdkfSE-Plr6nzLV3iJmTw_ygfcZIp1uIrcc-tegeb4rd_ePX65392ctek8wIcbAZ6H3IG4zG16I-F2djyJtlVIGjDZc_M7hjRAfVM_7Hr1UFEv3wA9eWx80ZIzKfc5GE3Xw0HM8i0fJUQCJsa5AUKXW6C6Sbt586CRn8TeKR9Pig1GJBngwfc6u6HmJo1usukFkupBL442QYFaHuVeBb3D2zk9Nx4R7XOlkU682FplqQ3Go1dnMQH2Ux4JF71zzQah-klCQx6s_03BCeermT1kT0BpRosfvsqGH60B6CrnE6XPbU3wLBXNqXSu0CMzkUuy124iRprmQrX9XM00u9VEpDjiPyP2irmp8Ozj6BiBysvgHk81D8g3ngXLx2lxqOQXreWGjKzkr82YKhtTOQLAIvqn80D_xfjMKR50U535iaVOtXl-aH4mK6AY9ViSHx6BKj3eBpOLjgh9NNixNmFLQ1SqNQvWkeBNbfnNmjBJx2p7J0zLvqajmCtF_MFXfN585x5hAEAvupaFciono6aX4xI160heNJ2yOAHkFq88Av9po9JQkbiX3_2miT0PQyj3X4lBuhEXI1ykVdEKN-lTcQVClHqhvS9lKeRNO8E052Wn2MSvVvLYl4NawDrH7ZA_ejFLXrl2558FFbZuIEBBRKmjM2gWNbIcc_f6I80WzRGnLVGuHD75wSf0B7XCOVSdrmTD6wzTZhMLlfpG3Mqpb99sDOnTem5Nu3hc_63oO93pg_fRfn_FhpK3TRq1UKh6pbA11-q_OPGA7gg9lvAqab5sj282lh-koWqOQHPsEjdeBwvYGE3h2A1AvGMX3Es8MUIJ26HMGG-aLFEmBzSRL-CZwLklQeWZPt16L8H1dK9b4iwCMRDTNVm1QBazm8as7PyGBU-aAbkp3L7JdKhH6i_eL2thOh4YezwO2nFd2M2w-d56uf-Fb3z0vs7gjL_baDApHz0vuXI458sydZvRhHyz94JG2teqaf3m3O7R7Y6UVbKb0R5W31suSse5yT8jPlAj7uMsrvaZEWKUzArTxyKLRBNU13jN2YLkKH9QKaAMhDAQnb2Y4ziZGZaR9mGoOguM0DDrEoyttiqws1yjenAkQWn9PxjvJATr2NXJCKYtvtG2Jku4O1EwOVgo6U_OJwwma1jrqC41nx68kYfJW4ZD7PsbQdHXYddzFHYadXAb8SoqnUCjp5zIW_oCzPjlJoIcGlkAcc_j_9ftzACwXIaCR9FP8Cjdf7BJTAYv17XcUlvJNRvQgfxjSobS3M0UvbgW2FWn8ltz9L5l1OTIqaPOxB2F7A2nqlsI9iWmp5T26hvMlBphD0-xVoydEhpM5M1aNtwG-bJi0gF_Lcuk0CC15TW6do0k2ZpAh2cZobiUQW0tR8V3VXHJRIWEHHqUnVsYS6jgXYnnj0bhpk3_uaj52GYQwO1xUgr3VYs4kaMm56gPpdpBGXYYqauf8gi5vKADKS-tGInh0Obe3ubxEgBZnLBK4A8qQphSIZvSGc0fsDD5kq0be6Pf2-z6AUYT7D8OI3iu43YSInWui-_PyqTky-B5WPMznLqmrFpGnptTb-IzIUFN8MJ3cGQiKBqHr-COHAz0D7fNnCD2kHneJxmK9rctYFh6QyngWg-Xk02VZmw9BWRqKwV3EkZTOAlfkRe0ZTRb-3Uey9Z7hDNNM376TBa36HGmY1VCrls2N1BLzYFFNQ_zszJ21cr4pVOpVn0F77SQQsZFIaHbl3lsRF3MzMW0MNA5zwH8KNHJt2LRkl5m0BO99SIo-Kmi-tu2NNlf6znUEHLXv31NNEzpr0lby3YOVNwlX71SVT-AVHlCScHnvdPYqVHgM8NN60UcKilRaIM86z8fwPspnzdyeyAf9rAXv45CIcHEp4-IEU4BbDMcNMUeQlH2WKQ6pNgVBzTwpYhWT3dcVTps6zfR8eOUiV_32Xew2bFkJzQeCDM6D6c1ncIYvWqZ8Lba4diqFqbZ5hY0OL2QnkE3tIULrmFnEByeHrEh0TUQVglenhbJy3auUDeHnYq0sz70spflm8aRc0jBR3DibMB5hVU4TkZaSEnY_KYaBnyyO9ZeQ6z7BfW0GVxe6wTYp3F7fcOft3JeE1pNmvq16y_gLtdI-PNHptcIRw7sAbTaZd98XgXGuzc1DOp6rXsujTFKR12VY7LwE0RkA_07Z6QbyGWtANDWQfMng15uyehPglCyT95SrAPzG-6C5GLh93FiQAkeeNLgpLe3xAjONC6WTu2ANmb9c3dK_O-4hAazdQcSA4KhJd3hj0IxYtyFg6VuFhtUIUH85QBp6VIy2FQ33teMN8zjF550pb5LBnbn1AFlWQLmzi8aQqgAg72NwiPQ1mITLrg91lYOJ7PGbJzPwLECO_IECXQpijhcv9_gSt4S0LalUYjI20MlXhHbL3EEe0UTLC6Ujf5_EE98xJfq56s1Ud3P7-8vTmNkOZkgw5Krm3zZbh1njfZaPnYqInf3OErn2IXOv7Nv5RoyX3GrbyOSLsHZLvkpscT2j_jnDVKuaOygV4DBSgFv6YCyrGYXCjgTVQrVSv3N0XUmSWoeyTpHku619oCg-LJ-SvpJd2NQMdUNt06JCNkRfJWWEY2S3wUJj6Ub6xI9Bhmt44soNbdp18FRFaTxhXe9gBN1HnWDUEomX8NDhr3DLq7CeiSTFC1hO44Uh6Em9JMWrK2fl4RnUOL0M_mRBkLl9T86vh2IlkIvPhS6q99HyVc1GGLKOYfh_3ztYddYF-ir4-C92gusWcASs6OxcdQPt5fnEmCuLusP58zsGLbSX44PnyyACtLhCcHLKGWR331GjiM0e0jdcD1-e_GNgb95Oly-3-HeV0IrDTH7UQWKOHYQt5mqVo9JJO-hh0WxrSsNtMTMkg3nVYNafsyzPacnZSOpQo53lzti0Ds_o5BrZ3qYA1hEXXmUd40bhC5zFRTlCpIzdQKWldhoYOnOLdDsWMbnZtNUgAhMVmb4_2HkaF-AA4rFMTR5zcNnGDwt3qV34RqXpo76CQl_Uda0QYOfqqAHq8w2l0uLvzWI3fCQqk6SbgBaakNGtUmRauR9Awm9C8gunMov3vWWBbN7-r6u4iobNjngK8DH-NxQWW1JPfZxB6-8lnGStFRnI8fwGvVBNcqO2b0EKKgaH_6M_wTmrqfwYY6MhVC-r0mZOVDblctlB0a5Zl9D3RON1Q7M39hPzqUtxUFDOgDLBP5bw3abTaNKmvm_aFGYbefXZOaPkOFiNIzDu6Cl76-Sxbynbune92Xm5YmxJYmDVqjpyyZ-xMrDSNhdYZthlmSPabbzARyrwFnABvmEi_M-T2-jq1dpnixXSBqRVOa87guO-pRisK1eObskw07Iz2APP3aEmdcOEUKAfCxceJScEJHA3K85RQXF3qxUo2XBCK9N1ukKUlHs6yZa20XsPsvRZ3ypTiVU1ElSsgems5F0IAm9Dfl_K95xD6x-ue7g25HZRY2DfWe_6hNK6ZJ1cCrWMzxO7slibHz3MXcz15FtN7Wmd42WYGKx0KiXm-10GVLCwFvWOpxy5goTXeVQCIhMRUfw29EmO3_RZ5AMu7q7YAJoMHqEeVwH90dWJ58fcb5Crf9nCFzmraHWYwF2nrj6JK-K0btibJRmJEVnk0qAe54GgmSQBMkqvrVxlZTo0QteJcPSiV4NFcYJUI88iUmZ0nUV6p_5o4DCGT7EBhN83dvWnuCWJ6FgKPXhQuAfzydP3mKBmhtSgAtxfkqPsyRAYBRdcdCxgCF1PFmK1FXBh5dDmohaq6-0YFF37qs8FU7d8PelwR79z5b7AU2gd_1Bnuo7-VCrsB7LozBBjP1yRXem4kAWtnQufa4usHCqe7Cn7TD3ODzJpMHp4_9T-AXXc1ns_0NxIcxWteqmCbS2tYQ5fhHhjW-nwtiYuUz_h0h7wYQ_yl7ctFwHhWVfLUhFFaOLdhR2Donl7MkKLcbZPrige5UbCM3Y1c2AmAzpGzylDHkWXAoHoUR4V-4TsGd0p787DHN9YzvlF0US0x5e7Clan3uylYVsNV0dgsBs6qrxQ5r-SaaEEtAIEL82xltBw9pqGqaVvCYb6lGE_q0PKI3fEJlkI1WdnpJy4yaE1M3kZQhYftYPYZ7OJbD-J8QBzr2wMey86xUFbKBKNPfyVd3zVJDnwW-R2ugMkTIv5k4cvDYQ_ENnh1cUa4huGGCec_yau8IDqieX0rk3Lz9LRc66-Ro9f7tk8PFTqkS1CWTIVykxImN4W6CzNLoww8ag9QcKj8R1efh6jf1inOtFi2__FsO0vPA0ZNaC9U3hjSNG0OP3J2uH6J1x82kcIx9ZhqZROJw7T23lamIr9I4P25xXAJcoZrbEvkMKATgD3MgCDcF1Fd9cszxtrssMpamZghj3FHJp0cm22dVcW5-epWAWl2-uPFy3OHGWD02lmJ5HByg_afMU5dNbXyctdJYiFddEH0xrjd9oiVtO-HVRTcmlTSAp9_8K7F7Y4OvQImsHNGYSWFxspmiHpusHgwDdtF7Yh4TV6NmXTDOw_A3WHyPkT53lwyjLEbKjAseaNScfSoxVzGwU7l7SZmbkCc4V-cNXT6mboZ-NWa2JJ8TI4rlB4iYEZByH8hQuRNX9XjWYL6U9ZMvCOS5-uRxz3X_Jb-QJ8JghmUfNkRiS2bv5y1AnvWlUu3G9GrPUysCMoKv_jt2WPf9sxz4sdcYSEEQwXsOSMGUF9JkSZ9Whc-HJ0allnJjwr3hQWXQVdFAAByMeSvoUttuTQOpQrjreV2JK4ep5VZlaZpPftjUo3zuGSusDeCL0k6ZJWdn5lIUeRezOsRr5s_p-NdhclUjLg9TS3_JIRMaKyGbBKud-JPMwP8uJC67lnr7UfMsqWOrxcjV-jgYPoPSpJYmF98D7ldTG0muH1r65H7ouDfsjql8Y0jR6xUAWqkcX-wJHvDIe5PbZ2MfBqBDDAn6rkTg3w5gN3x-SLYl13r9lXZWrt4lAwK8yFoFw7DaQEeU0g10vR_zIEpkyCYs7HbHr1VH449WokhJtL-PQO82Tb41mKhB1eTn5MOJnqsCGo9ocGkWYp_U3taruGVn43Djd6QIwqySgR7VaSICzmm9ZVNgWPRDzkn2hfdVvxv5dnU9XSzuDTOyX1C05ETS2a0HaQpQ-bCMcenIGQ61jMpoNsBUHsbB4yUkgWo0CZ6DOnhvW26JCTV0ljhnpTSqZ837AEB1UvPztLiJhst8CZZCjRbm4sFG7MxrKaWEH0MFZ1VUA7diava-HJu3zt4lbiwsb99BYsSZ02DQlPSFIc8nt-2ItpSIN9re2Dn6IDIEqDWz86U2-X9f2GKFUOBHcsCpansQKvJsD2HOGgsW9KCxPai2L8RLA4gynlC3JGS5i3M47scVXkv87FWrbNEb26E2cE8rSYmEyOoaUlDaEJrzBTZ30PKwedZHokIFDuCRzBMT9pRxUZUCHiilT1tVKizrvLNDIQD8pY3jxtTHbvR6Em7ohtay5kvdkNKwdsp8mrF4jLXirALXQkgDriQno_s8dtcl8ynORm8JhDPpQBA_VpSA4KoQ0gdg2OJqi-C4V1zWforXISvo_qWIZEPUZmXF0lIjv9J_6UZq1jaknN-3_v3-8dljdYjT-9o93cYDGL0OM-8jKmCxTwLae1nVr_4RX2_EtVHEDELUGE_j1iwnTv_Yprj_DaXJJ0y9QreASZJrDQ1ck0atsNj7rbNq-Sz4vHc0odFoeXHnGJQpH8vOwJuOac8xpxNlBOuXZpLiemKYY7g2cWjhg5RvyqgbAWIAy2EB38Am9jJri7_GElDmGwNuRAYnzIKzpvvLKkewn9FnNZuoB_rL4zCuji7tfHAYUqUFvKA9GLau8Is3xvK7pHjAcu32fYDW8Q5kGl1Ci7FRqqZckv74_96aRJmnAZ0yAsn8ngb9vwE9Pv8Y2lWF46KAayKbasoR0fnj_DF3ugbfLOnCitiuLNL19PTPrY3kaxWJ4LbzdAxb_xZakdmWfgNN8er2OB0cJtYeD4Jh1MMfHrdRQSNqKsOg75qsmUUU67lhh1mf0GkF25u76uczxpORLYNpb5KquUv1Z5fr8a5Gl0f7ux0ckOUdSfJpGfTPrhcawvRYMBgzysEJMfzi2BQIm-VzCDdvZoSEsBBfNeqIEm5jff-9lxjwORTJA4WthQHmMu9makY-JGlQr9HwYJShlUv2kbUSl4AQ0mrZW_PZzF954aX613I8OUIvULsDfiqryUiX64fd4q5zgpI0yfY7fc7oIeImWuP6g7-nSQbE-327LI7pmk9h2fFoeNp0mwABe40Zt0wtxeJbvSn-0fLq-YQQPnBQqPdmCdmPpMOT1OX2YGQ_NGmvYHRVhyxJlHO8JgxXlwaqPgT9R6f1wopCcotG4EuDpdvz_AXGGQ6RSVWBRDz9UEVYp4exk_rewN3E21DtLvXTzcAUaaRNUVxVyKx9uI4XllunArdOHhnXhvc_6zVF9bodXT_9qNCrnwgTfqaUzA9fDX4i85cxHBQQZlmmRSuZE6ajY8noVkNh029fBfDYLEuqddEKzaOeeWIFWsxVYzJgy2B3CGsDKusHBtoPAogh3Q---3-zrKdmOWtW3vRctGtPyTgoYi4stF9swnxXGTSXXU-feIDlLscQD4g9mh2YsXvwrWmP727DVA8kufACKNu3ZbV6TuIF8Ogdj5aFLLC5QcaQIfYItsr5nP9SN1bpiJcF8N4fdhbRUzBkCJ9W9ByCJ05gvI86yHgUNtrRGP4PpVkCFjDV5KUinsFs7nK0AHapJWToH2SYFqk_pgwVb2w3FblvRZgjoSa91rqM5QCbm10EAVJmmDGxQFbwdEvbGAYHEHPrHfA3THfYveN6g6svZMkMtirmsDFqYJC5EXC9-VAIDkewEOtP4fZdHE7qh1RUthyQlwqcJT95A7EqEmKTgiPYMe16DboWP-0nOef853Umo2SvmAY11AGut0DOjj-sy759jUbr2RU4YpbX7MXb7Az-z04J1i4zNg-vExYPx35_WVYbUDrIKCiwi8rvkSACe0SWyHKn_NaO2ox7ozsR3AIG2qxj1dnR7m94SBVuWIC96wQzTDu2L-LAjfnlYgUOEkNIlqEkYg45yh4icE-L6Mxm8QsUrLyI6UBhuiGOIlFLQ0YSP6BgoZ3CdJLcm9f7LTm-r9ixKm8-1mOyvjxgSCBmvfEmdKls-Rdx5zpcxoissxrzHZO-ViMI8HkUW94qbeIkNw69_35ZvtK4Cho8sW_APqynADIrSQ_xvy0eBrwctuMCKksQ0xgCzvxfTxUtZdIsDXJXEDCpJt7PZ7GZHkVUGzY-E11h-wvxhAfbrxk4nf9ySeJdNh9IFekP0E_9A_6509QUtWeyL_McrjjTypqm5QKvA69unKsZmiHzqN4Cv3Gq8EMC0M5llzqLFeNUUssKls2LyynEvD90IxXDjI-y_jarue_YO7yBH53MleJwQN3W1S3YjZwArYoQBHO5Y8Yd25FgS2mcWk2hGETqMv2gt_ELAq48IyK1Q54S1_SB7LiN94FwF-mq1ABcUm2lA8ZUL340ph0Qtna68tjKOUVLGf2fXvHKOFJ8Z4SVVMcdWdemuzKbU-hUe6oZ33Heg8xNzGmhl_J-XT2Lk-HZOxF2kbn5nfKmbGoCdSKBVgJmsSrsgvx4Zx3x_fDFiMbx61CiNcb64v9i71_I_Ratd6oCuBoxlVw1V839srU_LrDsJ2G1y2PTU4C2Qu1emv05lRFoItCUrjIGsdGkGxKE4XUS-5fec4rA27OvlhaUmN2kIf_afzJuLMXjvexixhd154NpDCiyJ46u1VpM_KonvKULWXdWfBGqsgiHrR7ig8w-JQa-OJ6nWIk2OPZXXhxq_lispcpwNRWfEUVQjthylpkPlOnDWEvCLQJxmNZZutVVQaHYNERit-5haDs-ZjftNSH1CANvXFgb8vuBXPMCZChxxNCGM4Qiq2OGp4pOB2r5n-3WAJOzhTzKhGPVKSE3CnygIsWbEKrX8t9ON7jRrDSi7wHfrNJRRwrSyYZD12A4vmoiGY-fWqDAa356yEGC6RT8Iy2hbIhEe9Oa8AX34U0FOSP-AH1lJppt_FMqDmxJJt0ZCwYsVZ9Tzpq_hQjmrc3zXbm38xifgscDeJQUHlhToyW0KnOD6s4ds0Hx4kDcu5eZXSyaDjyT0gWGNf5iMXgy4Y4010egjsV_s0D8e0ZU2HdSYTg3KmqUaxXLWNDU_P4mI-TNPmwPePjWeKKB44Gjuw6WMRTx0bEVcZJptSUjHxv7m8JX91P0gguCM-n6LHbhZtFK2DDdyD18wwLkkXVtMxWiOJ4QCfKNDYVmcB6iYF670jdeGzsQrQhuXwkNvBfjvuUOtYdmP7sAWI0jwhJx_HwytsHOQFN5MdLMSgorf-AU2xG7mRvOuwmDFWgGWdoh6pjEHzy7uWvlomAkLvm1vC7ZfFBi_U56frWtuMYmwnuChK-TIuVxVxA9MkwWmfq46bv9-ikOQHXgelaFTvIo9gtR9ZLn0VrEYfJXBJVLXpkc3u-ztz6RqlD4Dhvfh164ZvsvQOBS7e9Urj4wZVLm-dqMdnFpEmgM1esyGRnh-HdeVFZb2PyfU7lx4TKHllLWwKrDeEt1O1dcXoOcycOT7KOldadd253YVUvEMi273ve8YZF4IYTa90YXc_5Nq8x_5bKRfzon7CMoZmI9PDlA4YjQg4wu7tZzvk4J7TA_oTvPonwQatvBw8SGTFdcidZJbpNavGA-xBq6fGVlrAzlNWT6l48HPv2LTVhcxic-e_-t11cl5TgIPjuUfLOVnjkmYo5sg8vlXOwiId3CqiWX4Zf_6ByLyWOjwajnturdoqVPwTWKT6gUPH8MvwwYoiqiTxTFI6Nc0kW6ZH_M0jIVy6RO0_n4gngOEq4Oej2M4Oa18x2eyqABDqtQKxY4ZpNrLFslcE7KO5jAkaZTIEYChBKH-SPWroVybxwFsa3tIdb0F0quHTAi1VAHNcYIVX2g4lOvWgZ4YatiEYmkOeehsae3dCE0I-A5Lx79MFChbAZDnN0xcqXKVsCPMyQ1Z4ZX2KgJBozCIjhDN-Suh0yueY-kLNjh62_Dev2r0V8OneHBFwfksAzTa13pMHNqvpJ8ygPSe7MYSUh9bEp8WELKiTw5nbfdt-YAYFvztT9Krbtw6aeMAFgmYOJXl5h8G2oODJTV5a2fQXPp2toZnqZmEdF6DD3sKv41qHpqpqGQuSmW1g-ItjePJriAuBESsyzVB73Y2BbWFVivzki4g8ldQTA0tRo2anwiOYYIBMVGogKQ7wYPd0qMXQ7YFOCP3Ge1Y2Zx1k0j6oG8JhJK06u2acyQv8zG7Z0OfBgHU5Mf5CoM54_9dlMNxJKGzKDviqzmRAshNwrmznIVflGOPlJjK4wfobWL40YXRUUgX9G_Xdk2mVRhB4XaFUaI6qyWKWEB6XO-vm3ow1uwhST5oKf2A_k87wFXEp2MDyQoK-detzmgplcxmU47YxANgkGjPs7i60av3V9lGGS69cXhv8YI5xKCXXCeuKNABENBIN-PNcZ-9PmmSOLmPkA_ReHWgdVjpqYpYuV6NWjDjw1KBPQRNGcOZ8oQptLpc9YR5h3HDilB01lpl--dw_3fbuk5E-KJOuxiP8epoc3ssYFJKZBW42fQnfK186jWfTaXarUWiCkCAmHFRjg7MunRyomsoAQErrDplkPeu_oJc1jF1Oav2XtJ3fWg0HAZO6jGgNTW6Wemuh0QEXgCpG0qwBZBXzhWQdzsSbLNkNP2bT9AMx1B89OtPwbveUFbyerLw2MpR3_zh5qackitl8Gpo_a7GhS6lgRa-41txw080mSw-Jaj370PIBnUSwxWp2LYE1qg6-aEgeDO7kJkjgVFpXz19srrDxmNGZAOisEwBvauTdHFrUNLJdnJf4EH2bcm4kVFBkxeGOnYTsO8989QTzS9DPCVBW7E9tFAHBWX7U-Va7V5ffX6uxxStLoj8MJzSk3-AiGMx_HeEV_4aP62gcmar9uRh0AkIP9wrABT6dWHLet4_RmVrbwNRlrj1UMsk7g71-9uFv8fS72Chzlhqs77ATbhG_7DvAQRJDrQpcSEIzCWDUtE3OMqC74WfgtDaUmPegjdLaJeHIUwWzYo1pC4-mzQaYOWjhYy5uXyN6UQjVGdkCrXiZXyKWWb70Z-AU5cH4BXfIHgf-NXDJOPXC3Xm9j8LSQ5hdnKLC1aA4dYPJRNlZ_uCL4pNoj6rsvl10Rzcqc1xIp-Fw7rt1MFYUXC3Oo-atJWuEm4Q8r8msMPCfA1GbREa4wv6uLauOiPFEyvPf9mzmyddnFPvOJ4Qn_WtnxHzoSFucYi9pw92D0qs7fCKMo8mFTjoWYzpcnMAk3VKiAKkncwEHla-PE3an7C2LpX1FXC1pplsYxmDhJDjNk4lZdVlj950Onvt3H7jzNzFI7wszMkTxHx_VWZL1pIE2I3oMXpypPOPAidek3FiusT1AkMrFOsR3ZpIHWTQHKDBxUg78kco5r_6zuddlvZ8PwWJ2aKaPpcAGbYa3hq_z2CRICMNzMVQcNe2Rxngbn5K48osw0cTmSLtNMq59CSrWNJFR9kHUAlHCwXK4eBLEBLecBuwLb17CNmZNVmDV9OKPVXafEJYiM2-_e5Jl8vzIiGX9lBNC0dEacGIIdhMHtfwWzs5L4HHbT1DbHi5rjxQgQXTEm6nTpfaEW3FLwlJef0G1WQ75eqqStTs3MWHCHJfMZ8P3P2DGBbvhL8mH6umAYx5eufvEewvI-B9WKyqgxHFnGAtFMd6SbmECn1NV-Q9K4kjW13BfnR-LVzDM_99cgCM_dVl_zVVYlF-oGc4hqeWWpyILixm-vJm6PYTFJ4qmOndCTp0_4DB6IxqOdxf45_rJHBpbZ3Cv5BpQVGd6znAXPMQijbKockKIcSWCsL8Bb1FxsWBsb-QbtUBNCmsdWEyr9ZG73aTHPvOjxbi6hnmyXuIrmK1GYGZ6UoaBOggZl0WB-VW0xq3giWALXdP-23dwOdeME9kbU-e6Vm_FXQXWh4Y5Z7g1au5YYvN_4hbXgpaAXYF3hx88OUi4fRiV1RKqDQhoQzNMaXiF6GlTIYLJZ9aVNDeAffc9f0fdQsDNv_6ArEywl58Ap4E9dAw3O58RDJ2YzDUW8DbjoVrg2293LA4hlZeVa5tP4j_r26v-wuicXUsLA9-wdcOwEpw75ampxodmYZuJediV8wDDiBJoJwVCxiRFV6aoOzKwBAQAWs3kk7SEc3tTVWqMtXhFy-RHdWbUeVUb4gkqcjHd6Hznfk-PgAz3dZGPpp7iyUa9gGTI_rnSXDqVQGrKcWGskl1n7Yb9F-C-dCBVPvbGmaPb7v6J1oXUffG_XcRtQEQ1wY3xGR0VArmL17XIiDnO6QGQ3l-B4DvONrVcvB3ykXkGUhJsdwLgvgBlz_RFKRxmEktZCgwkW0FiFw-KyDEgjwjhj4pnKyOX1lTdOn8YJsdaZ0qfEEbjdnZL2qLFY6WvV6M8zdMJtTAXCNhkze9Qlr0cyLEh-zDK-81iHkvCC-hIYpCORdEF7L2tVPQFGBSXYHdLXtKUdtdnxhpfWXO6QsjFCrzHMdKRUVRuDVOlcxzP8CGX1Ycdnu03eeaXXt6Qs-HEJhWoeL1rsqa_hLnw2nSv_BGPglWHTlgzg-c1gnjNfacNat0Nn0iwkmlXakYdfxgRuyu0M7yZldEp-gOeUspUquKxnLqyYiCV20QsimmV5uu9N28AZRVRNtcuVssl_y6jy5u28eWgVZqKVKp0oAqqL997a5i5X1kwa27gqKn2MztaEZz7Zkhvb_WlSif-CnIiUjwuKhYSXLHHUWdLSPCLw5vZt0lfYP7zOOZXaA_-HKDIiRlQndcyxrTrc5IGYSLPyCYFDlzjnZR599SP5Q618J8u6_G-oEiVq6T4PV30MnEaCLAhdKOrGJ2g-qQG3j9h1H-Ylkte3k2z9RKbhBlCOLZ-gyzO_zITyFCNuzvTWTldpFp_-BpCa64FKGh_R7BGmNC2I7rO_wfd7Od9E3mly844SkpRrRySNTfAMXT3LCqxudUyTNLBs3U_3ZQ_pkciE3Y5dIJH5LgTdSe6DCHxOAAr3ZVD2P58C7GDLk7YjqssLmcrAY01s1ooJ99YlF8FXI934ba3BGQaYX2YsLibQD0RW35BxXfvi_SXTm1jHOgWARmxvVyVdwACMIbFFym5_lQM9K4efLfXgYE2jIRE8O56Y6SkWiyo6JqV7xo4V5V2866_csYYv6Qq3glgMK74zoJ4jcJNu4xQVWNPFiF-3TIkiWa8FZkb82zPQT0orCIMDtcucVVrqgGr2X_E_jimm3Ol1KXff2oGs_nZQ4wkGZsE_sIUICyS7MIJwg5ANUvwakjviGiOKjFCdo08lWAE8RPNTbkaQMTka3T1CBLgoMVDf4OFYdlG-u8Jev8C7Q9Z4QjhD_87_pA-I9OBmor524Ctzsi-aEDdSdteAqgVmOAuY-0qiYRxYf5MQjPy-icXBqFcB2_140xbUULx_LMC0S28ZMDPbRzQLR1pMrBNVggol-Qs6IBHS-0T3hUGcfFRj7yjqXV7JnVdm3wX2jy0auqkxDaizdmz4aXIXDdIgd0hUCagx5Ndfkz9jwVNUdwBXGVMAWH4j5qOvlxQD0QGwzfBG6tL0K7ZAdCdt_jW0_syclqojkm4R7XEGZV4G9HWPkO37gU01hOe9CfFk9kmJ88eXyPdpwqCKoLNQ3viZW2DzF5-NIGlKTijdqrMHcQcXvwERcaBHq4m0NmhQgaxxSD9kX6VPbqfM4tedDeYMqmxfa7zus1ncKUiS9l1pHclyB1TwS1igolPzMprppBGMnOEYUMhpz4tvxL-eHovnDUm16i7_o_jKY4MFi-jwXoRGiL2WiHKS2IFNPdV-Msm4eEaJV3Fn3U5BGzGxZgdAAJw3bV4zJrs3iQFlXoVShfeXNHsIhk35d7qgLfftqrFq0QBTDKV8F8Jn-iwci4RD103nST-ZZVjm_Kqt5LE5Z1BHJwjAJ2WbTjqcltF-hfwBXO_eRj7ENTsQFe5YfUz2Jc5iKHOlOi7BEu6idwvrpK_wjRl8Ho4YwxbT7bcX-GaW8sAi4tvsJVr_c4tGw-KwQGtmuHCVZXYg2DDB6wn6EoofdCeYyQcEWYWNJYsEPxXZtOY2ZDNl4lBS-01dCVtaTJhAkBoF2p0ygjQQ8l6NYA0mdr117mOY3ysjtVyq9rrEPcNZrLgU8QnmJmdsId8D3IVJ2UcEW-whp6L54l1UeXVyS13BiBpfAv3rHS_R1l4tBJJkpXTakAlTw73XK6KYYYqHHcIM5bNd4O5siqQdKMPuKd8rqla7cgI3SkPYsdRb-Mv3dV6-ov9BlZ_lzkwXGE-0iP44QYHdpDiZfnzJUIVKO4AAWw2clBubzvpYYaTTzM3R5r-VG-TSC7CoCY_-dZGQyHbnxDzu6b7U25pLV2V1cWwh1IxxtHPKmZky4Wpo-m-XAilkl59eZeiSMwks3uUnG_LbBZFt66R5_q5O49v4Idbn88ZEqu45ouUabH6R23K149WwUxXLIvvYjJB9bXrYHRXoB0OIOimHCPGAHpnsGGEhv35pIaZ_1jdVATo6kOnHNyGWzlj3Z38a9QN-K7mY7xvWzzAG8wqSMsevVhPyK_HTgecTU19Mb2PB6NUVXq7YDM_5nOiMGiRWCIOPMFlqBJ2lsFo_Vt8R0lw4GCMgW9t2HNfq1QuHyvvYRxhBjA01dCbgkSOC6nuqeJ_qlcFRNAZKkxqi4xjhVv6WNxsW3JeQkDXa1KrpeqhjxyDTHwhYg416DmNLKuIqeafjvqURenISl7VEqXNNSj1eJnYu38DrzTMd5bSQixBiRhFYY4fH0zUjf3YEHHlItPO_noYrBgueEH0itkDGNaDcGMj8tQeVrSiM17vT_RGxBNnfpcSuEf24z9zAf4XND30hXjlu7hahVQqxghTeVsbV2i3Ae0sFZHH61NcxSIeVdWPNUOLHRle0LoBM-0E7cM746mueU6r6dfhhGZU3LcVAOaH_BtiSxA-ZzOdqDG4xsN4g6rEciGoy_-muqEumbYRwWlwKXmWEmVj551DxDFD1uNfqDBtLpeg9iaxUCVg4GDars8T7EVAB7GbE48CC6zdkGz9KVkdxUXuKoCPRRfQEtFvp0IyFMoAh7WCQUt4MEj6LOKkIs19pgGsrgu1pgDrDwJi-U4zM-0Q99FEFp22BFc83Dp7_q5wtHGts4L_BTlrPwOFVpogtWYyt8PJwoR3xv7qlC1lWKjlSdAuH_d6Vb7phpPVFJBzzVoKQunjal68Y-a_4KzEjiYTBc4bR2QqlE5DqiRjDTZH_40efU-B5g9u2yhlYclM6bw2OcJ0zBw3qflHvxWhmq0iOhSbgisRgOjuuWFFmg4c0UHW0Uq7JnoWlKfiVpyc198aBBw4eiBmuhSaFiU7dtmR-meYqb2_FgWVM6lGBbvCOOnafKCXsrZVkkG5g3y8A9PAYzu39RcV1rdCNvqoh6luYFo4ktAWo91hZL80UeUeSVBjXv2TyHIKEpHpdy7TDO-YzPmF5lItRpLkXOm8qypnhFsbxz-QmdbVR1-CRvNWUQEh4bpX92zIgMU72j656ZVdo4aQmChDxhB1SXqo5wsFJ0WtaDPncnctVp4vG1g4ZwRhSW74z1RKgnKFSaW2572uC7FSyyEsLnGF7r0w0x03hhsvStFBcartD6SuEcF5GA6Dh4cu_6YdUOYiRDKSBsyDrJRY0Gt4Ics52eSJ-4zb9rYkdkRlR50vTpUNCgnu4JHypxr48paGBXjhUxQBzlN7xbdjYmYUQ-XcLktJOxkufbyIN1nwisH2kDol2oVpmBznAL6vQpF51QW3p0PKV7ag4VEtex8_MeMHCh0oJq-AwPMdAnAShprSi7TArt08eW6JcYoCCwrdkqKEbKEMGVT33pLeyZ4PkkeazBzvVAo3eOBqy-5eRlzeyxiPdVUbxNfzBRNZ2P7T-7L1X89svE6bz-VrZKV6tg6lm5IJsRbCtQuh48QBqni8JXY8nYKx2B198hj3kTfAnyyVo7J8_qwQabTUTtKgzyndPPLIkzdgZzPiyHx3kHY1ksXKwOxy645qaE7zspw6G-zfdIIHyZr4-0-sD56Fk7DYqZG6s6RsvrdtG9WMIwTA_OdICIJrIVJDsthlK3BaZXKr7i3cXeuDWhNZhWjHnyQuhhBY1yijIpMQGyMhdV7J4GA7DMA06uFAyQFQpSeVPc3XJamUh-m8Gn-S-Ql_EzA2n0xzTSOO_0-7kEbYf1ZGzrpWxVdI99IKKHKlgY2G2nimceeKBTApUoBYNw7yJXAUx2AeOAXS6UXr8KFwa04VXM3Cv-Ab7F1a6Nw0F9nWrNhihqXy05QJY0lr-dhjLDUu8GjUyUcrjFhZq6NWbm4IyzpzoEv3mudW7-6EDcPuhNZxBIrjLzEKYGExp7ysoeODH-BeOePuCIqyPJbdDTKGvclliZpPIn4em-4u86KrwcgSbvaNfhfGY-XJPIjfL7bxmJe04Ihshmdb2iwxZ1Sya9Y8mwDf2NOQNODNo0UHpR2oNESexioVqZHNaZFwx5m77i8sugaEvJr9wGAG7Wc07BH3nwV0DE1Jn2esUMQ-7Qd8DLzLNxTZTkncdP6jsL0QntcujCRRCJnutlW64jbOqFDq-UHvzuw0aKEZZVqOacsbvV3UZZuAZfivq2zaoNjHKQMVs-lRF6sbqOvOcZ_H2CWcZL7yf7BgFmZrrGZ1tMC7H_99Ua6XnK3fkQ_CWl3SoKQfz1hfqNlmfQCytgdKyvmy5FjDjfL8IVoBhy7sQt2V_SYN6__remWAhmrpVNbKVQFRRhrfbXZ-R5SwPvXGiY6jZpR_YR3W9QBcQk2l6aBcUsfXIpFd-YQLlHg2w3Cg7C7vmLyiL-nZRLrWEck9Dz2rcnR2wgrS1POM0SFHqJdegOnXhR2FmwgPWdgXMzroH33sXHAZkFk-qI8w58GDHI0wiDzCHfQjpt3tWUnMlgy6XepQUlwOu8BB9JjZbG8GC8rgGov3JIeBpFpDblV3lzstyClfvKmg0ScBM7dG0NE_aQoQTxGMvtinlzp5e65Zw3zhIkm9VGHY0cv3OoO_MHTw7tv6pR1sB3f9t1YWTYtq3eQ1OazxNupAVg1fSPPoNe7SRH-HYffFHwt_qgN2vSBobB1VJWX_9ZSxgqcHXSmmxfIUz034RFR0ZRy5AA9WgrRnFm_xAbZskFHSw6ZR-uJdzC9FHB89sRKbGczs_CAsOckDo1WnK5qHafAQN70tLXYsSq8AD8e0-2dI5l4CLgbjMTXevnnbh5aOH4LFAHB67LptaVenE_CR6KA1JHTwtjxd6x-cRcRREMiovzvAgwT0-Ckh-6Zyz2k_zG8Xf_NIwQOxda7U79A-uLLI7jhB-lmFVVnoaDZBwBRr232OufL-AGB7wX01WOGXH4krY207zuvKZvcwCn0oQdkr74DeuGbFw6DI_Pga9KhhU5ZAgZze_j1FLk5hYondKCdFeVNeaQW9F5dydFtZG_-tNodXjGof8rTiu8XVi1fzB3cfmQJlCBvsOGLPBdHyqIQy47N_UkdAbaOs33xY0E8S92zs4kqukRw9Y4s0oVcc4V1l1VykWvdmoyFD2kB4BJbdrxRqyWKzSLDn-SgwNvznRfbsX3EHpZvCwsM4ApYFxZkHcORCoOjGDGlCbtq1eRKhw2iTyBSqvxy26qJLAajxiDIxY03KNjR-6NHJFeSKHI_wNtv3exBKLmQcn2Fm6VlntAInW-je1YP4U59gJxaO62NC3cWKif8B_myrNvzwACBjI8UaMZzUP39ov-Y8HjxqTD2EhIWX01rbiOvNNb9bZDiZDBq6-cspyxvHJOzrhPyrpHHwskK0rRU0vKDf6dvup-PfSVFSmMZEciCKsBVNlx86g8SuibSEatXl5eujXLoTyjwekH-j4ZbO6dPeCohzX4opgayaz5WY_rmZzHjWm6huyoxgBe_SxrgKxjw_6IprlRNsX4hU6spdf0QSzitP2iTLIxNK184JuQKiy44Yvnp4UgluVcXLd4rJRWjOKUCGsPh_tMNz2aKF7D-2UDXiLhTuOWxgnIsG9jx-0TMN-tdPi1AKYxw-1KLKR0nWxJ2q1sOMvukMZl534cxyk5SOKd6S2go-jPShRMpSL5vvES7KDuafL6bUI-B0L3IyKXcwU0KMOlvw17pMXC6TIGx9dRhtBiTOgD7P73YW77jHxwjxFENo-qVUI5rosz4RXltg2VYmjxzcu7ecxjc2bDRxywico_-xJX9j4NMhnQzOhbdsKvSNzMeVaAbtL5yqffZNzqzVnR6GxPTehQjG-O-w44A106pDlSb78EfYvDTHfm7ER6qWf0m2xf6IdcV2Qx-GS-JN30zTneriQmB3YZIOFlNyfqx0dd2dVHIMkBiG2J7av83t4CGUFFav9D6hPtiwjwB4625IO0JDCfEiXgdXcGlHJJKS0-CUgNq1qUL89I8IxqpmSLvdNAJbhxdpqhL3l9raOccj_-yR6LjMm0yo8N9iJrdlo-SWbQEtg39A3l2yQgtDx4Cu8H-BaBbvqZIIveDoL7W-Tcs1J1xdL3PDZBZEUytLoGuXrx1HDXfcVde-qpn-HJEWB8KAWekH32uOG7jmJz597llmXNKHs2RMxUIQl3oEL_aW24Cq24n2dF0kxTvTD4KTlGnM7tXeF7cysZ4ce6MoatjA1lMQTEG8lZFhz4x5WMxBUmhMiQTpHFBH3O1qN40sOBJ26TWhVEPC3kxm1fMyZU8-LuV1gaPT6JLBS_h7w2AX4dfnDhllGuf0u07Qy1PLBYDK_NAKWscBwkrEAgS-zKu1YhjiblkhViZypkQ4pAvSIvuG9DzPTBU4fD7OTvhoCUSbnqzS3BFncwEvdizICaYcM1ZfyPndrbJx53ksF1Vpiu7EAnSChGKirAoV7en-uBsZaWWoKG68IbdI4BdVLE-GFDCDBtbXyQxDRnk0mimtht0t6Ad8hNAXuOCElrCAoq8wm08sbbr93WnoNCs9irpFYoiW2wC5i5vJ9Je6uSelDFulLfn7d-3eSBNB71D3y3YRjyHVflGhp7MCq8GkA-RUlpeh7Jy2KvJUHSHzjiVOu3wAqiozCioJZVx82KQoBFIbE6qunrO1--Ert42loRpoDDZN8bsTbVgahGlP_PET3zRjkoQsKA4LSgQDxIkxRY_b1sq91iBE6FEsyzpzsgzv-6KiAsihqm4Oqs9GMpWf6WvruPfURwn8k2TUuqFXqsc-XeHB3xnJzbA5F6kcoXsdtCBZzYQ8mZNg9Ka7-8w7G5UwynaR11A-844C2bsP03aNWr4JvjeuJKn38qxRDnRjb83T3nPmzjeKfW1S5MGO-Cu2ow2EBbXMTKk5GuIJuBa8UE6VUVyR8MZZssTU5ndIY7XBZpOgpAxCKH6tKzsEudl3j9nzlVb5uYi7nvtre-BtgyNUcAvh3CF88af9xdXGUId_4DawKFnKx16smXPqBulzl5R9zgNmZJw_DvLb5KfE9o2rvJd2W9geLJZZ_BNl2hM4DIQMDuJt5kecdhHjeXvtRTPtdnTCDj5Oo7OvcDAJZHOLxZmrrSg7rdIwUlrz1JXb5a5Qvpg2L90QiPpcpSoURk8y3TTe0IjTbJ9eB3yRMlr7upYtv4Cu1X94j09pz9bmcmZ_icMk3is7DhQftsjSaJ6aXggf39REw25PEHcpgPES4qmA-eu7XCr2aUTG8vaTXENk-f5dfIxQGePEkBy3TFJq7z7c1w1xxk1wR42srR6vt0l6l8PHN_BpulnidoV-WkmNuorjhZGLS2TOYLJkn94xb4fMdKYFG0T7zbzHkuaxY3uv5oil-NgQnMIEjY4iLI26fAAr5ZvZiQXk2hUUrBUvPWo8V6Eb9ILWnMgSp0-1ZZZzQ3KFG9muqqO_a3vnr9iGvrL0Hcv2VIZmbHQbP9y2e0yPiRAd-4IvsXYEnUOj3GypRXwOPVkKKKydgA7lbJ2iv9RWRh_q3vGB8Guo0MidW8z9wWdJKMjFeIW5y7CoibEKBI1Py16sIfC-HI7rQ1KVeHWROYESEWetBDsWS2pkJLq0TQ0W0Kt0_6H_NziNG7JBKT7Ah4boN3B64O5nxUvz_AaYy9Z3ucBjem6_FTicul4sRuE8eSeKsmbaecTqVrWQv65-x_REjAco84jFP_HW4eOSG1W64W0lLzuB1Ed9VDFp6wto8tt43FHJv_WBsl8MvgNuSoCHSG1h5vu8gWgQ2pZKPdg2DKJMYISnKvgpAhkpPzIF2ORaNUj1ttIJL2Ze-aOLJO2dvJsXJ1UNyxzeTwuTEvaJXzr4inqrxehPEKg20H5c1JvkBw00-uYWIEO7F6--XEAa0_cWG35FuBL347BpzsNy_s1hbU1V1Hj7gIB3LV6FUQI0LsXx9kzk1yqJkhePUzc9CZ-Dbxr31Zoa_qs9_9rO--Ff4yyAKq0i8F7i8OjwScfNwx_9z5YoES6gmNior_8A8WWrx97ncGgjhykBZUB_HA1fxBoQ9fwToXQVj9fqCbvIWqFX6bLjzSb03U32il_GNZGw-T4LrI_6rGMDbTvC_BAIJRnp1sJMxFoRXaJhsTQMg5QKsv0kX8cKnXRi0HXHDwKGidHwsunWDMvChGD2cRL6_GZ-2bLFgfdpCunqP29pZG3DvxIObJmYYbgdVK7KzYAXvYDIuQN7ynw0s1fgJRgWfFeeGXVU_JKt5UYBFxy8W9N364f1a6EBiWwJMmARFm3kbzQbJfNNC2aGB34xJlLwvikISPNvrCIjtlFU3iBAAkti4ZN2VBuhVwlHzKCFUBtYZWfjdcIVu01t3zc9B4buttpJuRAvj6W_qhX6CwYlkFLGrjZGkgv7L5rRsCtH9XpCYxaaQxxE5XDo3A4i4h4aXoNE4gCtHcc00nYMFuWktb-23uvph9AvJqgDOQgW9lspPlGuMlbgMeSh_p994HAkF0depijHIaa_LWJEYCrDPv4TLsJ9fyCCewDf9ogPt1CR_HBQ9gTOplTB2uG3xc3Qy5GQYeRfYConF4HqzPlS7mYCplPVIcQQ5jYKYS8AzklaT0ixEu-p-_yFPZPtKXrRiC63e7xKo_cb27DscVuYBWwy7nhzMA0Su26MIXPgrPGWIVJzoReG2RXa8TVGpmbcql3m5kcsfpdagLxrDUqUxmohIfbaXi7JNiPVZusgoxgcpSv6SXkdKaCPYXbSAEcA0iYaY87Tv2WaRIN1IMARVHyHl9pWzubxlLG36JvgjzuBAdShKs5ezM3bgB6LPIlRAuWq3OqB2E-xZhanmBlGvtx4qzLOSZZ10GIq7b-zBT9gWXca9O6RmzA9TssfKEcfU5w-r1Ck8gDVDo5WsOfLOpfsB8xpCmuxmKpU9q3ShZ23O_DWa_IB8UNfceTtVaz7U0cqVI3S763HSN91WH9SU_kgmCaDenJyrKCpzMcvDQJUn3q2vKJ3LvWxjuLdZbCIcyz7OkdpdrEbBC-BJ-dynl638WUOoungg9VD66EuF9NasbZVYJS44qAj3rzfP_ct4wPDfSPmsGbtjmVJCKlkjKyeMI-WkKLOqsWwmKt9gcWqovrVfEWS2V1YnU6W-oERggT-Kr53WOG2U_HIa7tLx0vr0lxQ83hU_wWYAMuV8JhcG9rY3nvnCit3Xe6mDil0mnufqEAeugX9uUANdw33IoJecoZQtmU-vsNAktlhhOt43RaGR62kxXfN3Npn-TqxMrLWhO1-2xmhwyFYsJWLev-ploYCnEOvpnofPjfBtqorWcTncWiMDzYIxN2Lf_SwKrq7HetuDnGHHsQBC7HmUMx_PnasIG6lsrbSTGchaBL6RyZ7fkHCYPL85AfZ7rOVSOKIg1bCBfvYRzpbFhMFA_1LP1GvcI_9ZhYUxBoJtRJxfNcyzwi2CP77HLtEp_Xkw3HXcJ-0sbnjJhzpZgC5_A7HLYO1GQ75ocDMmSr6afrC4Jbr-r8g0tM3-DzdeQ91k1nbAtybCtpEU25Qd3_4Ct9lR71DVZDOWg8U4ejos9bYLgpIGACM8cN0GflWe6Xspc6Y3HE-3gIjj6SYWnWinX99zFCW6XIV6S0R3eS2bF0TPG0BKtBLsD5whSSglrPG0XPn8C-okAzhN2mB4dByylgobmS1iYroIzRqPxs-qjcEErlpAA1Mp04Qy6WGoMAVlFy41uQAA6a08bCq6-suI8S_qEdOQ14-zYyxxdBTvPwhs8U3RGu8gP7fDt_-mtnG3pRe0XDG_SFWV_MnXKEC2MZ_v90Nz4bpxOJYW5cs_xznWeOPXlkmQ4bSbb8xnIXjyzSSIXPkq880gc9HNgzrapWV5g_8gzc9xwaX_woDn87mrwbguuatUFCJakydfJo-0t0BSgr29MWuFQz22N1tYbtkHZXeBnR-Xr0fLN-D8RgzExKPdrTwYOhFy5QHNdi8oRt8NbrE77YxbY5PjsZ714SkIDbL2_pyUaNlGiqVvRM-xvEYHsXn7kmK8zmuElWHYcBB_1FSiEbdl2TehD_VYkEDsJhlmwCodubDbkvLF_sIxjp9ABqh8_poEIlbeQ4yi9wluLIacfa0BikBqVEYdpOEWRuzY9CGzJW3FNo4gSKcAM8CobMK1I0_VpBOBDHxUoTElRlPqJv9n3RhqidsECk6qUWr-4D03BVB__4huRSKGGhKcVSA8NcXkKX_tgInFWVdvDJqAmVkZz78iy09SIgvAyICyNtHnR5HGx3UMnJtNB_-AQSm3CSe69KHtfIwQarQfDxsJ7wQQ7uqURbf4pTpfrgulcoraHb68b7Css0H7D2Ge4U2s7SNijPje0s0W65ZOiwuEeylp5CbXS6FjuX_kC2Ufxf5xQPKoyIsBDj0bABqElvckC2qoQzLl0azUASffyCu59MOIUwLMWiAo5-E1se6cn69Yp1Pfx5ELoYjhUKah32081Fa5tyKwohAphqft9ctdtI8GIPhj0d-A59zlae4F-roX32sqUAb8tIk2Wcu88I22qmvROKkz2mbHhBnO_Mptt25OY5h5nyffx8kDHlOaLz6wOiGky76-VEfvSMRmAzcl79tJtY1aVM3DtmwSKvj7xkABRIiSntmCkMmqV6Z8j6t1wHTR-wH0wb4oPrrVxmQS5R_qivJcnqvb3uFJ0v1Dw9qhxF1BDtHEiVrLdziMgb4d5pDtVk2x1i492_soznEy50v1WTlTHYRsPYoKzHlmKcIA41AaWJge2KpmqmSLa5o8bYplDEnImCGbLS6seC6uVgA3fbN1gzzJqaP5IyBJ5lUv4SrIMaHwY97kGH8VjJk_GPmnhfffE2b4M3w-6jr7hT50TTFcTKApwUCk4rGOdRScKOe0BCipXMtXuct09t4OIxXEq2a1u_50MSeIWaESL5BCxyKE_8c4dSTAH45JLD96EZ6fzoi_tXDYKnkj1DZGR5pzqX0xpbRIPNKFQ146KVMfy9UGB2pAhn1VbuN3x1VrUzO74mqkjEcTqxML2q53cI3U28urL_iEt-kvRulm640Rj4QtNb53rK9G7tU0wUCkDsX0AiYfGGBowYDV3D7DTAaFpct6lv0dfzglORCmKG-qjtpRnKR3ovazn-XDBd8ofHrCAXjmwMLUkpXKJZy9wZRA3SKKSfytWGj15MS_1VeGk8jQ2nmKYgMvu_gfsFTbh554-xiJVbCArJsIM_0y3R0rJxJ2lIcAqTnPJo17bkOuyJGmjZotQi17Qbf8zUGO7bH9jSsyUjprlHMa3ADGtteA-Tw6HB7VgNOLG03bgFQSW2q4u07-xJ56B4IH0IyndjoqG2XcRGqczlC8BZ1L6RvBD38lj9u6GrisIk8lLctVnafkbCEGIzYfP-6TY2ACll3HuWKJC8751DBmrExFcuYz5NHwEUyKW8A-6AGyWmn-DNJ3OK5giIR1I4J7g6FRTfn_aEBvKaKyBSuEZrhsglS0QmNU1VLvMGup8poQ13tSxFjVOTrh5Ad2xTDf7kfuOo-VoFR46Gg1VdTqzHlt7cAnI96x-ADg2HBr3ysOc7KYFEzXFuWBPcIB72pvaUdpyrJMLtBKdcNcPuZA9KLUKlP-pp0qXvlBocpBD8JAzhUrTNFe1KwXqITOXEG4isuNH_M-2IHXcbKqCpz1THKC5yAVtbKpt66tOhH3B43R-ShQ5fU8WHEDkWW_CqfGml7h38sJ90lv8irPlk5_Iwj1uYl9T8XPZI34bHfBwbfd3aDFob7gyRVS_W7py1p5XLH5xS-Hs1w_0zBGGS528n5yjb18NwFRW6FUJkrzfizf4vmgqddEmSfA178Q1xflSPDoQDRvFTOSWabGEq35zupnDv4rY35fDx8KxRVnzO3jMJxjMbbF-wSUTThAkqNWk1JHP0d9dIm9pI0q7o-wTyWisscR8-n759ngxVUOmPDOzue7CfBt_xIr-bi7kex_yd5JvQZh0OUHB3_uQGpSopoaiM7yynHwC_u-dMau5NaAjccf371D3QaKe-Cy7t83rs7_3C_FMyJPlbMpFR3gTpATbGXKX3f0bL9_mneXPotW9JvweuenWs_nvpLEHcqTS1Eao2MA-SKAt1LmDEeIeK1a7MXdk36BfsyVfhB_LZwZLcS33z834zv4M0u8pPkZHQlX0yNVDRSUwAw7GcJEubjywty63l4AQPcteFdUsHPJlSFdfM4lO8zjgByW64Ct4-8CHR7oAChn85sn_32uHLpj2JuAfKrRAyTBySuZMT7Jq-7wOhQcz7Vgx4xrMvVRAhQBHA6Rj8DwjexvZzyc8cbknHiJXs8TLTrWjWQH4aMQ-s7gLyPCMPh08EHdGU_fS6y7GvWj7HtwQVve8AuJgw5btA-4CgYcy3DVhpvmboeue4JALn3KPo_g_6TZOUe16n5ZJ0nMBm_CATJQrn-0QIFbAkr6xfCanZVbTgPGU79ppwgheRykeOd4ioKDQBLxjZiBKNNjFqPV0YM-ZFOH2abYgmrIVL5sIU_xJAY0qphuQErQlModYCJV71qJCC6ICWKAzdBy23TQvm7wIFpAdNlWEYKVbgMenHc4c87UqaVkeF8B9-XwST-341qYCCDcpbCTLD_qZbi9jZELv3T2tqzWVvjuI1mTaLalchnxaLcJI9kxJQdPWRiQvjYcFGqk0ifzncposXBrt3Db4dBvg86J4GAbsD14mZ5vDBWGFV__0DX6c53PvP3DZGkUXBvSfmFwNU5OUfN1rB8c13xFNpbKA32CM7U_HxSPjYvQLPCo_jGguFbvCY2tAtcEsiNFuMUOsTu1CeLps4HABdeNfYmIB3J8l8yxLA6tOv5K7_O53d_c5vB5GWKOwqJ3ntSUEIt_jdzAxHEO2UeXQLO0rQmrPrrG8QrIL33y7YE3D5QUEcW3ygg6SbBUIeBCtAQRsRuRmNx6bvRXeZM_4ewW82bU3DbXllrKUydSXaxIR048GR0j2bIVpa7vQJdFwFyhdur07PIoTd_4oJunTaeh7dKaYokNU3gLfiM_rac8brDh8cRC2kGB3g1ZFhk9IAvrqOwp49dcCwEHhWv5WGv3_9bMX84d8Ar6DQEMbSEHHBpsHzZ2ncWqqetG14QyFqbXohZ9sLOMIEzEB1SWmvqlvQVfN8MVwonKRNyKLaiT5zbHgiyHuOPr8L4wIeIcrm0jzzfZo31ja_cCPaDdajggzTLwtXspGL5Wq0CmOzsFpYDQh8Kz7IiabNS4_HC-saYTt0vIGznVVwBuJkN6FuzFJt19Vf1Yi5e8gHYd0Y7N6qdNwfoQYFN2FBNLb4SXNLwOHklJ1RJR-eBmslLRIVQ6SUyOito6U2dqIom2WgBVhXscKN1S5y_Jr2m6fZqNM-QFgN5aOc-C60HQ2iPrcJrPmkw4IMqBavwAjV_wnIUzwz7EB8jPLd7IH2RlhzCwHvrBvTIZ6wgPi4gV2k8Nt2izcloqlD8aBKC4NsnYMqtkCfPQk2EVnieynJQp1UgZVyx1VmR0xx8wBmUxSvVbdfyR0TDd8kxQBpYfj5dyYTlHlF8UhjU_T22QUehRnGQUp8IKPgy6XNK-_1__HZYRuVAOr_ZfbDgDZ5lgs7_AbpWitunhUUSOMzp9N3BNQx8F0tcBiDuT5eK_biAlUQP2FUl9Gql6bnojcxi3SLfqetArG9BxewVDIT7Pc3UYAqaW44z5TfQxDSq21HuJknugVj5h6sOPMYC0h5oSR1hz9_DOJbYSsApivzM1B58TKKQuvv-YqImpMrudDKGM1BSH2VOFPMGm3ZYcn73Q__13wIXhDTjV2hsW7EvGYtf2KW38_CfLQEW1GOwJSB6LVvLleiJPj6yDKwJlihpYzriNmMB6uUwUPvEpmP7URQvbEU2XKtzUqiU1fcZvgDJDwk0AbJ_lxs7uuxUQYGSW8Q4Z-ia26PE_HIfSwYnjL3cTG7rVg3BjluMPvIQDsUo-3HCJJ9Tr9E1Q2_znuknLC5c6R61UBWJY5i0GhZWqyjtStS6BoyMVCDgJJpOsKkXErs8uJRKzqjAXCoX23YX0X6yMczbHxkAB88XyyLMq-UAvyEk1-WpOXrqoFeNKid2K1swXWVU6RyeegbRnBFsHIJmk2HmY8PD91YRHCNXNuL8N8z2KmWDVZYfAtCXBN3a3je424p7v3BDzmgZnXJmKU3gTwE0eQnxfXb6XlJYP-8vbeXaq6Td5_eGm3tGJdcTME09A5NQ9pZ7r-KQ29H-1MIUg-o_wTax7TzRbgFJ-UcnGA4mKBeA4-c2DYK0qEkFTVbIK-CTK45UZlssBoctIOZAlXism-kMgfQcOQWbFKFP1nZu6AvssHGbJNN4fCJ_iGBjSrntHtC_G6ZdvukRz3qipke4h5g4SKn2qKDVXUaSAifDfex2PbAdvdWQn4pj2mercKB80D1TbkbvrvnuePVdS1LR4T8E3xcCQVEeT7m53ZjHp2vi6Fu8dqvEl0Dsn3AO--QtZgA4b4fPZl7MGtsMq_nRY6UyeWh9e0qs8Vj5ToOcCI-vTPvMxMphPJ4pIwDNzQMvaKn1laFbds-cEPVgUBnJpASRxOe01xqF_JIaLREkkdfycuqVQ64bcl1xzVlVJcM1wk24IJKZr8EyFHuvB-8y6EtqFHnn6GWJdtc8rsZFhiYeEwICvqTXnvU9d5PBHM61T9IOCZ6lwtu9F7EVwOg6lJsSBVnwMhCabtWRa4cvbl3ZmZ947nABHw4g-UGthGWoig_f--mDnBdqpHSUrJ_RglzEwPER7jEPz1c0z_ovoaJpy4t-MnzRGNsFzaph6Ze_zdPifBpL1UEQqGxA1r8-f9r9qDzTOtsCSeIaCIQ1sIYPh79gD3btdrCZIdRh8_1WMACwV4_MBnuz0-4CUV3xO35b3Cjp1zKuNJYPRlJkJTe5-LmKGat9aL8TqhYOxrEs65yf-sNHyaxv3oZWIB73Fy3mqr9aUbb5_mcTDq15hP1hCvmk6KLMFX2gR265O2YRgcet3Ja6x2saEvVcwriqhnKhbU318PFk9mh3IWMSmZ5isXwumRv_68q9rz3WG8qXGRSgg92w8q8Ow5cimK5C3pkANO_U9yM3KefDzXjLlUtQu_AqOcusX_GZM8fPncj1RFOC2kONk7987YPdNbYNXN8AAgZBGUxhJ8ax5H5df2sDCmxp5UkM-D53RYqVTtmmBzBAYdT7a4Na18FGcdD_LGcg8DEZsnrcXz2PQxs-Nnn1qsFZ-N1ag3wUHZWoZlwEodXOHvkIEcj6h6ZH7vhSk9AFVBX0n6vvwwxmYM5NvbzOxtMbUe1aXL2sQBpgtkhFe4_hyIZ06o_yyGxS479dWz7_GljlZjqgFrQiVUr97owHRtW39e3kjhcT4bb3Y63RdEVJdLY6EZh8d95GrrKRNolHLHQu9bkLXE57OQwRul71T0Xh8ylrYEXPGbWZFxXMnhIH4xSpv30BMGfMZcaxUWYC8260DXFvfmTN1KA1WGgAXtSq0rb2vGhVPNwJP-GAXHEGU9G5L_8ygKAxX2Avyg6n7uvP93bcb-yk0Ia3YuuH9XbZhKn8Kk0SgUj4e9O6uHvg1PF1X--5cYZ3U_OwmyKecmN-uHY9KTrSKzhwT4udc9NhGvm2FTwnlnwS7FTgZKjXG_qx6Ds4sZdlQI9ooU22YM0eBSqxIx03rPF2ylB35a3xWw-G1hVgtzH2pnYOugb9kIuBwH8XeSLcXMkSJXOXV_KEPfVaUDwxfcy78XtDzBjEKyrqCpwH8acmkcACrg-7ow32p204Y4NjorCrTm3e-WGBb1KhG0Jrz7ngWAqteHOeuxB4UpSWHyIWMX_sPJQDuPRjqS8jgIUReJTsZ3upCCSJCw-o21NnMjAqtowQwTi41ZXXseyMNPFTTafiQWurDCNhlLU65nJUwwKEPQ-PEZoFfZV6XBkt4UQA9pniXvm57zWm3x-VU0ewOjmO2sgwXcRmzPPwSVuHPKai1AHCNSrseHtnX9Dq5M6mh-ipOairvk1XevcO5hsIEUrn3ICug7VTGONgYcH35T6I6flQdSeWrvkPZwVl-aU6gZX9Ff_mGSoKWdX8B6rWnykp8pDFysOb00ywh9UYxJsw1EoNbf6KxiUkNNG42nWthj2UvJbL6G5n_Wp6WNxAe0LmJfGHzmsaSqnOS8mSNCZVV0KDY_AZAl6qUBdXQ6yJkkxSkVqsWJjlVwJEyzw_0-VFwMy2P1ZqPXgd3gjJfQsXUipGHgtITtiJOWr1o0rExvYfEB5lcOsTnm7ExfBbWcxOrOvHWQnn9jfCwWO0rjofDRV8tFAYotVlFNW2JvGVx6pSU3zygFr-cEJdcP9lPjI5ClBgOtCGYqUqOEybIipGmZcKO4Hj1cJSAWyyiVJIdpJOqXaSQP3cPEUz4i7N8EWoE_Xg-Ss-ZCjL-bF6XnUmgzR-v2jgoTWfp4o2limYKxiH69pgijqUs07kFfDcZGlgLe-MXRlMrvLqCk4HojO42KNLEb5gJzT98qj1PG6wxlpzAA-urlnb15HmnYf-SjoiXDRyPTRb73cBSd5JtsScPNvRySxqvZM4u6PdldZ899Gnofrpo1f13F_xnMGJ9kQu73-mMJJiEupH0DqRsYTO2CYt79LdxajiE12xjB-j8Hy_gEBWDgGcqy6Rdh409aOm9n1M3rXkEyg_uYSeaWJUhm1VXz8nxQ-qIETvkQ0qT8Yp1kISUrXxJ07WQwnhCK4nS4Oln8vcqbqctVnpJQfndXqaXSXSbnNl-sDZ0grQb5Gc1RdaCYiFSHf-f21e4XiZyh86Z287NtDHWeP-O9MEt3B8nXcR0elYwxsmGpf19BbVZc7UPf4MJoggkeNziWzcIQgudaVnLARo0g8X16mHQjduJLj72S_4qZRi-9jp9YqUHR-inOhBHK4QidCaTXaOuvfkJ5fThrlgdINBPdzVi_yLjCioYZqc8XOBYgePglglLmCwt_baOXVT-HR1EF5EiZqR3feFnUuP5nGaeVnJyqHMmM94aaV-v4X25BifyBlxQCIdgwCsnHlRFTUlj3ZYTFIYEkYKFEok2aXI8KcIFek7cWyhGvAxaPoA5gu_JSGJ4dopSz4UCP5bdlmD_yLjIOcPTwf_BtpYrqVuhiyq1FmkAHAZvT1pfGDwzoEy2bKGEu7WsnezYXTEyCdLme-e4uVJ8cQ-BSx1BfJl3ChzxFRBuwMSw58EV4WrnzX_n5wVJ2bk69oZNBz4w2P9wn9MlnRIAA7HIvdFUWLpI0KioZJtM4aFjuHpDRRoUWjJFpSDoz3b7nKOU1cLFwYZCD5W4hfym1ImFq9TAd3FJgcAd8zjZTo7u2bp-Pja5CMH23rWhVQRURlPhb87alLnTOj-UpvPT5_CP_HPB0QdCGOEFdjaWLHPPrwBvfxAUbbWjY4KsndRwzvxFWoIl6lhr-aY4cOI2WPFbIY6sIopqSVSE0vxKNnLBh77LoEt-Y4SocRdVJVe0nSd1CN-9jkqU7H0xqyXPdCgGP8xrlOz1U6VoKv2WFf2ENQ8wK2pstYZTJWZ7kv9lvFcOOQZruh8JXdGL8jYlovRjjRrPRrzW6wJMNfbwVXpxUphUxLMI3Cn6Dxrfnys-MnNcZV2Jiu462JWqMwfp4KPMkwNHFozdyvLHmrgGTfGDSTkEwPRamReEBsc3DxL7zFpD--rJ3yO4AEwrq__OrFy9w4E8AIjtPLn1oU5VUqel7aGjV8sZ2WViU1W-uSz4FZ467L61XXmL5G_WihF8RktibLfZKaEaC7I-TfLr7TFw2RCmtVKJQQpTDEGlTUcbshsHf0MFBjMDbpWjVzwxf5n8T7xfE0m3zxekiH6EzuOkxVoU3eXmIhh1BhIETTOLhp-3sRTkR2QKPYXhrRtBX164CAvkO5B-qxhNxAJnU5jGaNbL-KRl-tfpQgqrQIZPq05kwSuoGsirLmR-y8s-BvDsIWq6N9822stwkY5vALpJwg39UFgyxMmD9ZzoN7SElIZyhZNyN2RYVLEDgDqwuacPm4UqgocUQdzcuoYm8VxxmfctEHorP5sfiBaqqFBwWgTxl5b5v07wJEGxAWMSpn7GNawN_dT1-Y-DAPZCE--FVfsSTHCG-AvmmiT30L1X1D2gpZJE-1L3xZjHL1dKL0qai5GNAdl7aV8PHkic6jHDR7clnldgKWJngwbCcFpYyFKw5d_rAecewavJBM7iAX-1rxq6NSBvmK9kH5boMgn9OInhV3EzFbrr0CAx5HM9EhR6DJj4_T-NYa5_K8MRQ2do5k7uipcb1xpDf44DFFXGdugRp49XNltKM2aKU4kLjHgDgr9lYRycvcL3MVJ_VOA2x34UB4OaotzoM4VNY7PxK0o4euvuVfo_19i4c9BPdfzb05MAEEUFZQBLIrWHXMBgXs6OQQNZe1Wyz4Osv9g8H5tV6YXFZF-7jn1WjSclolmaFvCKpaK-sTtEF3skZRegY3KdPgbcN8tb9Delq2lwEBiSfDSENaKb8s3-8ydwm5mNHvhwhKhxAgYu5ZHDTHY2o30LmR1lS45bOgLzeZ3rTMz2RkSrAoWs9_TQoPXjreYDHY4vVOdjQIOx-AvQq77Vdbllo0Mr5JWrcKK07UVriQos_gDdKnIoZbzuqX3px8SP5k8DOepKl6uA-HEAo5fnFaLgl2tDG6DBomOld3bN1JWNY6moDsx_e6Yu_8vQavhdCHnz9BqovTOt6jFu0z5r3p2gjoTdepSZwKH8OdW23My50Dbqnu8YYuQNzspN6gdmJyTy48i2pc6Gukt4_KiVEbYEzuyuMbvpZxQURZua3gh5US_reKmS8AcLN5aBDbn1YSkqSnizmY2A2gVVfxap_cQvPmSGQlmclkDxemuaOjMZgLoXDHOzmAHsIGibxPJ4o-hmBeOqAO7fmRN0auuEJCfKzs1sFLtdHWuePjZ8muc9WWxDONgwzjkNImq9ws7rpJTv2zQI0lRpc5658qk4SStGaodBsjW0zc8H4psrsx258cCdqw4Nm3ScnMYglJO-KFH6rRCFTYDk52QaeqXGLbNqTEK3jCM42keya6olTyYJre-lyvsmMQG6iIG2cX6xaa6UavBvsIuSnXAut71OBhikfNAFktyIYeNOvreiGvPK5qBMK0HWg_tUWHyHYx8hxNvC2yETxU6_RgDplalv1tuPv0P9JRcdli_ThfnYZO5DjaM3CenMulSg1MLQG-hIWXpVyR0tcWeFzgvjsPnYEEOjrsvt-qHZVQYszt4n3F45E1yzUqBgXVVq2e_yfdRKVynG38x9va5P6ZVirtAdKchDjJuvwrzrumuCBnYyBMz89l9PK6lfF9ABB_NmaNpw_iCvzL3eTAs8RS1CHyfKuuRACiH1GBDKHUVqJOXzFHK-rzj72NFW-2GGmkbWGNF0WxwcSQZxjGrzBdCwuSqxkFTmT9m3ZhjB5ze0JEl-j81yHjHCJSv3CFkKKwleayCXIR3a-adluoj5dPL3vr1Z7mKR6w1RSanjQnxd-Rps8EI7HmHE6LPYkcWjCnFmihEWf9R9agPtT3m7nPST_5yVbsXvHiUub5O3Pm1TuPK9_DIsiYO90o6aXJ3pWc03k5Cco2_fHpYd2NpT86kIwSy4Z2GTTFteyUkxO0J9yCi_VGOJbH7adBc5jU4GUo0-Kz9VTLB1nvd9rJSoudGoF2ZFy6CYRnQcf2fhX09Poun7c0jxYyVO5t-CJ81Dt8x5QUB-Ox45p-jImxHyrvMYfNR08G1ok3ku08QFfhFbSZ0iZ0LumU04ykKBvL2MQqPJue5-M_zdjYxToeOeGk1eCokHa-F3FZK6z39iHWYe-nO3xThDq3gMJvwQGSHk0JzMmkzKZ1uAFgrp038UjlLJo0QUWXdStxIZHxw6-RqJw7LBpEhMRsltHy_8FXir3kcABBg932H0_xwW7p-izZ4nk_ykh7SoapFCQdSsvTw94xFoOgvM-09dJlAryDXvQ1O7JkE5stbcF2RZkW8WzrQY6U80ddWxsL0JFiRh3pYxDqwPG777t4qDBv6wde7MpsyCCRoJ7-2HBk0U_HepgrxRpDKRJj2JxM_D7m-S2Zj0LsbVXeeVBk9qaWMGvf5LOQxyZAI2qIaCF_dbtn2cSTqRBtjRZMFl2qvEtvZI9T4R9g5P7HGLQp-PYPGPZBDsC5kHS5VcrISZOsROyD_b2lgS-P6mnYkqPCr6Bec2QAJI4vkFvSQ3_ltJjjf8ozywG6XSryuPTDOkWRJPIreOVzuOT4QiIKQvdTwJTXQ22ZrmQOpOFl4S1e4s5oNQweFHaTgd-R_dpBH3lUcSxUQely-Z353tuaKGqBFDvIDH90BFTatenx3ThA-r8d6oJUgD7yOSN1g2kpljNf1yyJszilF6KR5guq6gZfPHDAQwHL5MOrHhTp_vc7f-x6QGddxfx5RC9QOa6gQ0Lr5ia6WknXxsgPVuuk605vZWQPQxUxv0a_59iDT7YGls6cqcb3W-ZQUPyzbIQuMNKoykuTyRD3rO0KDZF-w4PLAJcXq_RyNysXm1bepKK_OGkDJGeVVe0IlSvXsmPvb-HxaJ6vrOXufyEHmXZE_tHTRV2-ZahMJa_62TFHkkvjklgkgrHrL_IGcFXv_JaX3Kv5SJfgeDMxhy1tLgRbHb9eaxFmZ0wzcEMpdpmS6bPbQyFWJ6ls1PgzXM_CrdR4euXj8KBwb_QWM6oXTzdyB1E0n1Bb0uOcgsvMVVxR-lb9dfuTrZIUG8gYcvSkBA7fQ7JlYSsWkD940MAAx1KkEi_DEgxhs8L-eqzY8_bpeUy9u2oeGOSs2m4oQh8KemOFGx2_LIZQq-ZD9LOhxagpaqcHcI5zf-AqNU9bVh5rA9OhxcKoXF4rJJB8H5hQTSgjNoGCcotOAbZVDsLQ5UUyPHrLcQJlPAczd_fjxn8SLrlNQwolBznxCdSlfaEa4PW7R7spRYcfkVpiH_KBwteGx0badIc9cdbyqqelCG-ipnX3Q0ewjdRgalSbj9uYgpyygrwZSdOxL7rtncwNnr96uGtGRnStzqcsEyZcUZTkVPt0HdlaTQLlQ7Lhwbd02V6yBUPxhsBrNxq4itcE9-JWEwyvlhiTaKfQy2zPWKz538YrEDCyMLWAiguShXnU6E9Dos4zwE93C5XMSGwBbkaGs-mjWe6ifQ2h11GOEdGRyAPNrZi41-MK1uX92pMyeVUea3w-X4GqprJXRcRMcV4hSrDfBHSZi4l_nuF0f3ANwyJe-BHwk26vXOtywGNZMSpoRwxpMi2OUvVNvMikkdY_B7p-77TLn2hUhM6QidWrrsl8FYWCIvBMpZKprBJhzzembkmQa3SndNBGS6Iznw70KvfBpS1H06gWrvXqhVeEE8S5fuwrdxOjKjrTLfkRlzMYtu4OCOuOZcOjE1pwCu4Efpf-W9JO5pWHDzLr-RdVYWraiQysk0-pnV_A2SaicyZUjeCMHFB4TQNAGHEzvLWyZD3t06rYBeUVkWRHqUt_79hj_VA6sAQtSFCpma14J_jG9LUpO1DtQhnpssb8HYXj__i36wPU6hGWY8mfCzwj4W4gI89cGojc2iOhBlTqTwcfrJfgl_d3XyzBZudivfUPc8kjs-CNdP5-WwoeOTT8o32c7Q5vI3EwcEwFPTRrICRJMNfc-tcnnF9E5bERTW5K0ZamQGsmo45iUxTKcwtji8GQm9M_RA3-ykvbfzq44rjcRGxEY8F1XfpXH5uNZmhPquMD6BAi2Ycf7KW_3voO3bOWs4HYo79GMhpkuH5YKh_4FKj-KNqSL5Dh3MQj-peZGPH-cC25EAv4Q-h8cBXszTmkch6ba6wXC8BM47ETqZS1AkoWcZ9pE5Mo63WVlsOKJfWQKLFG_s3DYh3-Sp31oqYoqGXoFVnvHP-JAyM6XVRIxybnszmtsvK6xrEeCZVTOlXzbbPY_25tWj3OqAoKobT1qT555z8Gbd4LMFVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE3m4zKeA8EobabBeZ-qPetlY_a0sxpj02yZQ6IlRnev089CFOZdf6lrjbHDRkUw8FWv0F2wqJU2p7ywizwPuNpoG6BHwfFPTEUsxXW8y0TyHN9_5Z1_VIb2uctCd-NDmJSnzzTvaktQY1AJddcMUkzcLm_0ZdONXui7fcyPevReFuoM7FnPs6mO2fa6rscXjgOGOkDAdPbJHAVw557i9xCz4NlftqOJlDZFerutRjy8bpDuNkLuLFn9pHsnK-mfXqBbPOKPE4DN0qm6x7wydpzbwuAhlIxwPJ76U1-hgNoseQN38YBeLuKD_9JPNNIhjZQMsIh5k3jrK9eR9C_vyJ5FG3XsPPyRXqVboLe8nSijgXWjV1jdpZroxjCnu3wJUlhHTpZoV5dHaKOsc6LECNC9bv-lQ6-eqxa5azPNyTh0vK1Gakf6VldQcpVlJTzQc8ok2FaARJkJDCEA2VyAn55IlZX2URWkXCSg3QF2MJZU-wC5XkBoLww-hdWk2G37JQ1RFVLd-EE71uK-KDfiLIlCL3sWExumK-jVpQQBLYZhqxBxxuBX_Ew9z87h-bRUsBwQ988Xl2qLM-PIxi3m8Io3m4H3vTUOeXGW-o6AEyZxv6i79tR-i1f4XiW588HJohgl1T0kVFwoDAxm_cyoPRBWMEQwY7_iaDA4m1ME4dHbaM8ClQ8mvSC9ysOJkeQEKYeMqNeRLjHcl_Jy5Y3mlMakeTvOSTBwBtP06X2BX7THj_dlX67PhgYRGuKfjWtB9D7qqo9OIh69A74HyHfFmMBOZxxNb6qmiLU4BS8gPhuqMLA26BZf4hrmn5TZ-fefRzmpnp5L0BEA8GpDueQmNkgNz_dyXbjqaX7khxz5os0HFg9-NWow7p3JMoCvC-lcF2wjAtsAwJzv1NuorJQ_FFyNF8s40VEtb2l7BIZeXFIU--iftLXH7ak_q5epPkgtdoGYGh0wSqcL61H8eCKBGM6_dIxLWliG8ZInAySYnJ9JDniwvHNMXgouR9kJNFd2BP-fUNzbIrI9IMZ5Y83K0_i_oXELISuu5nwZ4SNXmFdKzYcvp8WBYFKs31MyJgRD-uyarMjCHMpNkuf0cDTRGJKSxGZPHqa3TtnODgMan8CEM0jf6HpY-uon_NMeFgjKqg5GSGGteKz9fEsAB_LFPI1x41cu1odwnkWFfGk0nzGwWziAxvKFTyKaR_6rTOiFtEyE8kraLEttH7HVWBVn8ppG8c1dLBa9e8PmVIEQxGleLjGT2NFHFuDDTL0STh5w9-q9EtW-IuUqyLQo5uJFCY6Rby4jw1o9hEED5-vVnYimi8mRz-F3vH6XIUM--jvv0ZlIWlXP_QQKBsia8Ca3G8_Pdq8xjAhytYqfGSX8KcFWIReCufsB9Wdg0pLlYSO_h9ARSvQs-LyboPoXRau-6iTu1lsByvTKfZjuErb3UwzM4pndSuK994j3I-3f5pmo0wKEHQScIIdnppSaGfaICCluIhXNNkWf9AW9miNGNTSO_uFZ23ejfIWrieXge5f736oLoSFEn-2laeArEvp1XSToNKdFSuz0ZJWQtt90KqyP9v-HfdTOE1WxAVcgRfCdVMKTCXN-tSylQs-mwZX3zFukWxfyhAkim3g2DjKQQg8T5P4g-Q1-K_jErGcDJZ4i-r3z-oCY0Sm1S09ztbrF0eH9kesFQWnDkW38jM1TbRAA4PnsSy7XKfa69p8DtkaKKwheytEnb-ZLlXGavSPGsegFF6Tf_jAATTaj-hs1ireZOvfdP7bL8x4fHWmM32wvPxpBFegar0t78EyjhJjU7gOAASg7axrV62B4kJHYItLeTZdh58YHPqJTWP0KvYgd0Xdz-xhq1tqFMy3OOwVtxIwLsUg3iXkL-j1gklGfzfMO7hjv19yGyzhMry9G6lH8OqS-RqI0HaOqr4ytvzB0JgA4kyvPgHnDFGMxSKWmZN2bOz2UjyhIUDxCxcTRdIWbwj7mQ2zdvqDNyfEwIBHuLX27ST8641lgBtIJWgyMxGvZDTljBg0BkrNbqJCLuj4VushEQN5NWB0024rXLSp1PnJEz5sLwsMFKtIDIiXMnbMFf5dspMZ0_jFpYJWOJLh0DpUB1ehGXbUsO8OpXdWwK-KC25H-A2kHJoP_GYHnBIEPVdo_ZG8LCUkUisHN9lkLWYyfsSSQsxtC28Z8GCMbGkPS8RnO6kRe9JtAUMDNdGjvRLCAETTDporjz0ZnWDi8O5MZwsnb54U0AUYEN3UPoNz0inJ6nAod9fMNosqBsHqNCJhN00W64349omISxnqx314eEA3-ud0I8O1aDB8_fF9jh_rLrNoM_uNE5bG07dKImXxCOW0vx50yhB8ZON7pNwcwQWbG6BSYw4fHL4ccEFzoZi7u6hQv_ofYuaz0OtiCQW3DIjht4LBoZjXM3lep1QsCk3wo-OUhXm3AL0Lg1WplTTPz_mmrRtFu9OhvLWLe14POCVcMWQm2UZgg-rpAlY2GZBOdq8_YQc-AWVE59hLMb3Xu0GylXl_P2KQBGbt1hwNUfdfy7ImRsZtv1G86QU6AAFaNAGdDJ-TQAuaAgYYiAQdFMObdTc3IVxgHamT13rKymiyHaosZKDrzG_eSpMeidexz3V5ZlgbQ8eVWMOHps_FERyVVK61XHGAsiuS4_G0e-iYdITVqzlvJazgDiVBEeHMMLt8Ahs50rpPInD9rSi8tznLKspvhJEERjuZwukInX_yuauFB9t9rL54pzmb_Nqofe5y6g_Q0-VS3ONVurhK2ywvnVmuCK-1hFNeAeRD4b69HGwRwTltoLzWQSJxyhvXREcogz-m4BeGRuT-yLARO5VvFOBLLQmm0cJrvSo-hzR6eJeCA3Fnq_YRMhqakshA_7wdKwgT7Tc7BUmLgOOSnLuXaJL4hCJ8YeftF7vfWtWiuglh_ihaEMxLXzwVwWqIpvNUd3IyV6-2FSvXfbJuFLX17BDHbobbcpWvYVR52QVbdFaweBGUhGyLj06I2SdMLvtZXy29Ne03wOqXR4jCQcgvphTKXV59OrT_NvTRr_MWH-ODgIm22m8RMnQSV31D6CINIWyf5RAcwgFL04Q9vmZvOwE-31usCsBGfQ-0TzaFBvLdkGyuM7wKyjSzllOcIzo5-ocHaXzANE_wZB6ylKKkYep41OL-c5zoJDbRywaXxNQq6FlV0cn9OPSneby5jpGfFwywtNcbUvl4PGSpkZK4ohobuumoPXCNAZlQdnKzhKF3l2abp4b1KGQeaJYLuPyMNU4SCcx4x-vzdcN6B-lReTok_2n-RupeoG37irNE_fzXyCSZop8kZ0ZTNGtBza1jAeRFZyFy5enuVaDx0EbpqzkTQ5Hph5mdP9xbdo4AbPEbrYVxy7YBY0ZZFP5PfKTYkV0vHqmq69kTZUZGqe7TyFFzWZ5Xlu0u3-o6nxzj-babyuiVue2h0a__lBbTRZ6pAkGiOtC_HJg7GGtviYPupUKlVXnqtFPFTSHoRm0YzewJVWKKmfQaBx7UKmXNRWiTiUrNEA2dz-9g6Enl0uveWA524v1xV_uz4COJiLUObhm717AhIB153rF5RDPtWgDm16H4FN6pR1Ss6_cqAIxAniyAVdlKwTEGFMM-0TSnKUb14jYqMjrwMtssvnJ-8zRTg10lKDJKtCapKZbOrKZUaKvlBwr_xz1wCPxVstLM-WeXENzQuKHr0NcMOQSEJejStqG9T9rMUzT6hQalKM4sCOW4uxXfyECLQfr_8s4hL3OsSvJpurYIFjomy00rH2fCvp8mWvVxL450Bjqo67_2IcRXHP1PNbu-P8HsW6y8Sg0at8qptLBIGycXTSXRn6ARgW0zsVMwNMNlKmwAgFxor-eI4oCTvVcwEKgdgu7zFnTscNyIxsGGovjWQLAf76zFdUOOKhw6JXeWzd5pGjyFZ8FAEy8oz646f9mrO3Hx46i2uBe-LoHDkSGPhiopxH65H4fYZTC2QcHD0lVkhGVniJS0vb_hsJFFf7h2Et1Ko_rTzHlZRsmM2PNHaSyc8gGy18aYVeAqINS5bZcCa69wHUPPrwbqNDzAoYXen01pOPtm2mvGJhcyLi6eCRX_U2W1xGp-t0Y4cRw2SJsEWR7iOmQZq9zIgUwMzd2TzWVlvo_Fg37kkuxm611awq04C67BUVYfnis0_OH-YCJq_RNjghLRmmekkPe_EPlNhrGU-5H1tHZkUzcj-C0pAQbl3tlV69lZSl4nnbh3qr_FMBk2PwwKhIrz7YYvP-71ZS5r0GwLkxSKUmOX7BoEkJCCKs3NbwFqj5dWwE10outAj3gkNKjEWNbt_-azFEHFzInFeror7fUknoOgBSu0sDxGx2xIsi8SymkVYMgpadnBkBlREW11edruNtYvOzVmDjT_KTWhjMguDqYysVg8GFjNs5ZNlnf3H-xWeiMSRGnccIFznQqxm_oBm8PHz95iOe89Oe6hRAhSlAaMctoFguj_D9uVY2m59bNRd0r8fWhtN7AcCXQDY1EawHAeq2QGY31qXUdrvcdJpJEthDfIkwn8fn1z9oZpgiwfEu_QcyUQCn4yVfGt8QV0IbaYdYEEGBV_q21IJrjYOIcfAM7sTADrBesIgGnEktxgdOwyF_FTyVLxgwuqzGYgAR_xkgORZ7GgxNsZtRhhwCOC5-6WvOgRlZJ2riq5nY2I8sTUuWumewfmGAqP_mncSxRc-l8QH0ok8rWXM3AkkpZ2pe3W2ky_LSaV1ZFxVJovCVZXJTDsb8rub29ISZfwpIndTXa8qL2otEr9WqriLnzGF9QQXNQGb7pxfjTDXE3ONwDJ6zzVgdNwPe2bJl4EOgBqMiOHpnr_nssJyYqkVhwKwQ7EZMX6MtyBFQPUmT81Ml3dpCTvTpewma7ZKy-4qe37tW8qwEk0c54JhFx-wBzoocEMcRYvaq5-XOHf2rMel59SHk8sOwKe-2iWAOATdrlvv8Wr2ZoAWW6RpL0QNX5fmt-j-Zsmxu44Evde_BKEad7-56aTVV3Ef8X-Ftgm1Ue3wv5mcaWt_3wSPtPYLouCNQLXSgetcX_uwOIzxxiWiJsbPPkyuU0vRz_Sl8BgxPs_ByDUEVcRfpnQX1uxw7lLjf1JSLEL4Fly4ca_RsMShH_nkyIBw0BUFT1hYOhdJuqSMPGboQTOnbnq7CT8lIDcNPFGxCxo8Kydb251VO2sl_NI-02X0tU5AWxXcJDwa7oWMXzSjacjaFiHBZ6VNEswMj0TUsmRP2SGNtZUBlsjL7USM402sfsZEuFfnTJEoqRdOg15UnzFIci7tSl5FJiB9nHa-44V4t0LB1hoSReaJZv53Yk7IcbWwQTZ3M8vOUsOCY7qO2j2SSRg9_eBDKl93YXskwu4nBUFf-RfWld2WYUbM87LUG02VAeoYmFk4OuU5WjsTnL9qqr2hnlD9pamjZ0L0bZWhMa5NIPy3BtpS2dshzwqNxPZltx2shAtCaTIQWH8MJkb4DozCANpuZt2vXbu6yIysZl1dpZK3w94xvHOiaB5rgztlLn4uHTxLf6vLUi28PUU8GTdkfwjvf3BW6XADWQ984crQp_hcyDDjKTgovRBwqfkaX1RiSVfF9zTOTuQLbgNhcSpWvMDgoNjGE35_x1prkBKviXJLFPwZhyjkO2Rawrww2MAgLhql280Gs57EobCZhaOeEdRsBs5mxyOc3uIMsYXX_RilAgse5AIE88HHlayJBeMXNDYrFJh1q5UirlODq3q7LhDaXai6gt1vGwDOfOHQlDNVHiL7T0ZpjbhRhZWqF_T-T8btN7jyFcLLTDPVOjj-alH0GQ9JTPjDU5b69qt2gxyufYArzdyqtg0Sz2MqS2be17k3deZdMASnrVhUX0ojbd7aenGSmEmQJPa8g_QFvqTsHyAC7y3hcS3e-NWDVsaD4Fy5KiaXZVUJgsoZ_MmC1qbGsKS-82h0o-EUQWVGS7b_XrCI4-9YX-ZFdPb4mcxjKWvEnhR9LhUhny8JUyyZflPrNYG4WjFduyttVeTWeLpt-BHdptkiJW2XZEt1vexLnxxRXm4n2CSMehxR43Yqls1U-e15Xu7Rt70bhvpsZmtADn30eqoRGGVf5FfUkbAUTl7S_kUk_7gmUtN4eG6r_E7JUIz2-wso-TirqY4ZgJCry6MHWd7gENCLGgbVFlGu6h0_4AoGGha8Rq-w79F6RqvwHSl3xxTiEOnHD3Tu-GcnnB7_2EeLiwsJsaPs_5QJdzGQ0TxXRcEKTfW-b6dvjQSG7R3aSk5ok4qxEn8aNcLAF1y8-1AjkVrJrzPGIoDIU3LfBFa3aNnKpfw6XvL2LLQySj_BoXJ7WHkTTfZ1XqRn0rQkT_M5RrADLBwMioYTPbCt9c_6Jx3YHXOLqY78CRxZf3QBKtTSqHgR0H6VCBJrqHaKaL4-TOL2S4LGNdmQsS27W-b4jCx8qvhFFS6BArPy95hNJaNDPPmSpWAvl9Pparsj-uTnthsAyL5R6L8yJ_5O04hI2VfQ8NkrCSaUabYcFVv2c9nXmdASDCu9gEBn4pq067Io0dVJaBp9Z3SsSWKt4a2mmqLl3XV8sZZSb5GGQEIlTVWyFnSPY5jPiz4NJc29fAj-AySVG_rgDrOGIfxvEKm_Lc9vY850YpHMAJ7fY183_6qVolOVrbv1uGeNQy5FDe2s_Oi9cZj06081uPk_hazOIAZrMjbty2MQc7jioVUL7PtFwkgvucqzkI38Lv2ZdbsQP22skaH4BiQm9u9jLqnSe0BkHNLGpWfHhq2fTuMh5cLpoFgb76a0f4d0jCC1r35G6YcjbzKWRT7TCHsW_VgpVKk4h102MZREDGqrppqiB7bdppgsuuS7r8zaLpQOPLz8K1YnLK31rvWDD7ka23klbDLlF1agwwx7sfClnk5OFkH7-cKJHfhhsvNp_IEykuresotjEDPOChDtRQMcXBH2BDCPuj-Hr-8-1uyq_Npp2dm-YqriX3NNRHRXJODXRaBs3vsxHP4cwts-WlGGZdpz0fwFvdrTVhow2cAorYrwYAMYacxl_vuT7W5Deb19v7XUDzLXtmSZFlptYoOM3tzOVSqTEckKWUCxKj03tx-k_mOZ3VEFw94xhQb264qpPtODh2RX3wGs7pwkXw44b1H7Tps4m_sWVbpgc5oEz1ywY0TV1G1zCutPDYKivXpreaCkHSZZybwTpRj-jrFPr1_wE3grhsdMfNVRs-JaB5-OM6wO5-H3n1OKP_j7Y8Of7yvqE8h3r1bazQSZWcX3jj0iSFPD4hyGriytVgL0eS0Rsay2SD2sQWUJcbQq4w4HaNXfqNw5Ww0elnw6wqnk2Bau71m1EEGRys1ya7ePwDtN3N_Gp8vc6EEQsia00Nnwrk-klcyK2ZwtlNElyHKX-q7WKtWegMwaiXYBGa62I7HInIeDkFncXp7aegwSMNaYjLGg0HCbMspaMZunIlD1JbSFJeTnwcbOYKvuYk6SIc_tumnS8snPty4u4UgKMx8n4F2zLRTRnbimI6n-VVgTJyu4n4UegtCUJstRCXCDskPEBnNbBMLcQJ1Ttws9f7UYK_N18yXV6K7ApQku0HLsLYXmSs6FJrHKt_PrD33hK4BeuUK-zhHcVngJKOsIhMFaiuaW0RLwZG4jf1NasRGEEPBEQvUomRVx9pJgKH1bHXKZZ4PPp7uF8TGv5VoNXQ4kRagC0vWrhOw01IhEItvZtzgrsQBePzV9jIEjAzEnutIQk6DEHwj3rjTMjrBHkeLjKOQJjDYKuZc12gwMtWCd3iNTYXTiD0AERW_f6YEdHipcX1Fo3ZSkcP_0_V5Iq1miPcXia8wQdPBYAsHgxZpSLtxF4Z_TxTHJblQE9Nsx0-oiRJ2jezQtItoJM0mMNqZQ3lLZu1Rw3Wn6-BS4pDYodLTrb1-MbjkdupkZSIQS1ss6EolOSF3VbbDO2RU2n92woGm_ZIihRagjLMjuZCttKuP8-M39BtIkmRxtrjPWuciRphtIex3BTr9a8lzRAKxkr7odTmZiH5q7gUq6nLuQhhSvaoi78b4mrQWYf6kBeFXeNthJkFoK5FEqNPgWaBgMyB-s74xCiczcU56WM8fD2xDBWbNXtoeQsJsUMZgCSxjahD3EPYlNwQg49DUs28E4hmvCuvVYw23WYw__YsAN12YB9KOINeVwxKABbk5An9K4-u5Zr_LvzSumIR6tO_klm0GryySi9anQ08se0lWLdEHjKunxeSXVvMJwvX_kVVPO0oNbygbGifqZ5pSyBbWOh7g3bVfDS0yIKdt93AAScHTkh68bn440WurRhbwwNtk3VDEFafhc1YPZPJjFneh9KMaWX1QS60Ok1OgDEyJvi9THp01FSbmCviOjaGtNfb7RgKWBRodauAXZlcfrsNC9SfIvCaPfM7PmFS1wq27Q8acqt9zBWElNnVNGw3U0NEzF8ms07d3Uyz88jAKOACqS8wp2MSw-JVfm4tyfeKf9vpM8ksgbpkzP3v7d9Bm_ssUF8g2OAiriszVLf-SN4LliC4ZOPwhEz80JgwsptM7QVSBAV4aMq6z3pnqxPCzpcwak2CIJ3pfbx2oMXaO1uZPm3-2qAFYacf2eDIZdXSZ13eIOrDmrkAoBsYTt17tX2eBRm1NL1Rz21cQjqGJ2TmKSUzUKJBc9qjjnN9pfi-eLWkLUYhZrVeuRDs1Nw43oPBnTuZwDudpBKyrvIeTSkjBRblVTsGCDPgD8BHggJikl3d9ymlLWTJcM0Xrq498cLJyIiiMRB1iZq3rqulljtupaysQvEQri_rPKhcunoIjgOGR3aWhIb8t7jjOCI7V-4NbIRjLENtxfRZpwSrsK3jDMFPno7zhfVNzUz8_EmFJgKaC3Vu6ojbHHLPnBDXBDyyvXzKg1e7kIm9MJMxG9B4EiD8vzo7g9yJiX4C65faF6QVhdDL2BV2Rq54GbKpTKW5vJZlcwMPGvypKWcvwK9q6rcWuZ0nqmUp9kJ66t_Ym7HfDS-_mulj7W-8OVYKFHxyZjL2pDRYIrVz5N7BDPBn_1hARIy8h7hH0cD1D9j7PCY1XfS-vTMOKUSnOH4VDgEP9BJzhvZc-ROYa_q09uxIDij5lVexNb0QTTOShpV0pretbxVwT97aQ2LFWGlZ4alk_QYs9Kj-L_3YpOSgdmqQ5IGX_m07ciM83Ebs9AjwADOE2ctsgp20TeCsIYoP8jqht9IHn0vXZjL_2-6SOhGpYpFHIyL6dOgNm4yOLzkRCQxLnFHleHKwGlKAiaOYoFCM6LCV3Do7W-Fu33-0K9A64Fz0aQVD-wUCXqyrxvW272agq_0hNrpvRI6WcWXNa7_dWofO5KLfSMvXVK9ezjUJd8y65yBuC_O0HhjAulH3FTKab4U_NcDLvGPTub3wc1XfAHQMyuV73cVPbaer9BuptU_OhIFCoHLKM5ym1yAUpJ5FOzoaBWCKdlrOZCKuxllZyC9y_cheEXWV4VU5aJWKMSjPxJad4QBQWv1TnQ387dWiekQHTvYvaClm4qdmefrI3sogIUCkDeMVIkm8JMWHxO26fVPKNZpeJrmxZrlD61SxYu7iuDuo46BR80ZYo3nZuoEmPVHpmYkROzkCVEPVPPbuLB4motiGVZhf_FXZiJJuKXxGsletc8yRCLAlS1AvAuQtiwvvjmTLAmG-mpaqF60jLn-EI7rtBBpt_lCj4wAtwrUAwQyl8f_gn_LftTIub2Ed2IALbhNXkct3WwK8D1ZBVlkd_EDdRjPNf0IAI2D3qOlTjU9_lcCX1Lzx0ZyDcfiePMi6QQeSeISVvF7_9dD1ywt2t9V-9gYAXQ-Yh3K9FX5Ep4Tu-NTIOYZJ_-IsdMNf7i-PxLcGi_UZ2_SLJMLOu3RvhmOYZGghMsdApXreiIHv21uyqIJr7upL-yTwOV22yHjS-4sQi2ZYtkj9qPeyfWlAdG7pN7Nhhoq3EgzAY1fbeDTMSdEZQwp9WMG_XuEhsjkoDy4JbYH7VfbkMraHTRDx2fv0CNj0QpjfpExaVJeco2x6R29R40RDH3tfsgc9za_LYh7q0ji4miOPvXWCd6g9UecRaAXd2926MH6uz2we81bI1dX-9vk15-Lf6sApDdcgJquvZnK3wmO6zXwB2Qid_pmqavHHbgO0moV1u17OLoabfipslD-xXK51LyB5g4svJfTiZwZUsGobEA-TcT0UOEzIpUnQ1tcbtnVOc7FpNGaeAjZiRYbEKsLvwOVvkAqBC-6uM69hFbLewcBI2BFyWv5t47Q75uBR2MXIE-yQNTb-ITch-VusOEAj0OsSsUbRSfFKq-yMrvBqBqinGRkMylr5wj_CRgsZAPF7nfucMmLoClPL7N_9EbxYDrFebz2IJPRrHvurmvxoR5NCjFX-1ptGoVpJvmmim8SeUwXmm-w9_ESMMqXoGze2GYEM8A22_EHzDMGPKLiXN6j5eFJEP4WZ_mpdo0_kMEmsTgvrMHG7K_tWY16pQhKHwoOrMUZY8eZDRf0bn8XEBEUw_7MpxaQz-HCTlH1A1PU_gNo5NYYfedr1mhPW0YLhZAIQwC-Y498Y_adLj1qxQavxgIFunALREOeQ99syMbO6sSzM_Fa1RsPD5TBoS0qVeKQ1hO5hst_wg3EW0Py1B42TlkvL6cBf1qFBsb_KXWpD4YPNC5iOjl_OhvRuu1Pzg6_VXa3ZeezqkeShZ75N4fW8EQxVzpPVh17UAITRdfhHZpf4llCQht3wPDk5H8ZVQHCbFxMRb-5jXzpM1mydLISOIjgrwEZM_3102VGizhund1of7-rTcpaftQUlPdnsGvo1OjvBN3IaVzXGz5Jxkgyg3j70tgwP_0r8lKBt0rnlt2PjF2-GIo38IN5qQu5WgQQ6_cMIUwZt7GTS1ZtEqs2sbAtUmJZtGnk_4sa3L1jH5_htQ_dhf3K5m_4luRW1OrTVny_Js_jf8ET2g4ltiz46E0Eout8-CBVUkbIhRLDDlnhUexfaRJrCC-NLXg6ukW_8uD_SuSjWVsfnRrbjFEDdsK-ugHId9C8rO4XOupt4x443R-cgvGwKMpGWpNLnbYLf0jX_ZV5dGkDqnc_8lQ6V42OZD8LGvAXJidERBAu4sWOq6RHivcKgqx_ePEgPDnOEIBwaMDUj6pDW2fTj25tcTZMJpnGPoQDObe6IF-I2L4FJmlg0Oi8s03Mv_7sd659sovlbnwYwkeJFR3AJZLIs6anLgK370WYvUQh2bXM1WsLAMwT9odJaR5Zw40781ys_TQxGW6JDcm_Sil6PlLZtTrOtUdkIKVmL8SZ9jGCsIWQoC41o26aew4HfOidM6sUfDVFmwz6_0ysYG0Y2ykuuYLyqQHni2OufJCDD-yzEvrzG3UG05R2WbWufUJiZmWdxOT_PEFex_x4jwqRuq3RUb3u37hr2HqU2KQpTWnMl5IY5-vKRcHVo91ZG2UBdhiwKNrlLiYaT3CS-LbkTPzDlkyY7e_JuqazdK9cIRbQeM_IuAovH6xzLbsJ9Q6jalPcOAgoiZHgj8mJbS3_CvppAiDt87R6mHn2AwW3ZvD5ZV1FovipA1T-9Qut-i6uWK8OnmysF2QEczgJ1ohbdJGjeA_iYi3qoX8V0Cqv9pnwoKzGlWA8vYZHNP3P7O6vwykTP2_6la8vIqUKmhMlMsWP_6Y1f6Px55bMAOQRXTM0boezjzc-VCJt17lzpgkpP9Qb0C3UJDEvpZjfCuNOLEJciQkpQL9DC9HVt1BKamBZ4dL_3-uEAfvpgHqqmVP3nvIcIyOvSoWK4s_7gAyZ5emZvJuDH1LcTuLE5bq9Nds1LcPaiBkghG2wnf8jDhHf5Wsna8FIqXf8Bkw8935_hxGT8dkh0S7_G_hJ90FweKZqjIglaHodhdba2_zMpck9JrHXD8TnpN0So9OUjzkMjyIRDavKBTCwVtA7s2lN5RwvGKldUAYcomO-sLSA02ld6RbZfIxP2gq5Rngw00W89i2jY3-Bqzn8ysyQWRcwd44jLNPU7n5SizbDGcGrj6_UZns3NH7URAMU1xi697N3iVFvO580Cty2_PElvLaOSfbkqoBVkGzC7gDyqssEey5vZ1mqyWMdbOeMtVGtC0b_5zzZZWrh-d_e0voH3KzW6j7iqFEccCRtYCp1uYI0GFo-PjxkgDq3_w1qcljvEmTjgzJcfWCZ6tYu5I00v_v43iQXYRJoleYgFx5aV9H9rYPg-hfFrQkw9QZClPA6BanTbNHpCtkmfJlIjxZqB8xndrlDX05gGLKFPy84PKT4NRcmWy0PKSCcL-0xaVD6kE3ZKKGC07se9QHuhCr4q6sNzPI2OD67wTJSpf-TKxDdLaLRWdYXyJEY7RFwzLGIdDK92hPPt2OuLmUgxjqg_aDH1FndRImcG2UIQ4P2qFv9az3PvCw-t2npfHcIOEOeyi0njQsNdSN4TZ_x7MxgirNavzU6GxIam4YY0ea-Qkrtj_e9Tgv8wSM2ANk_cn6doBAojYgZZFInNpTe2HtdwwtLdTp8sqDS0C-DhPlMk9_Rjb6NF_ke7yfDuDG9J3P2CMoFvNy5lqI4DdyHKP8v-ZXKeZd7xIpn5dEPX7OMSI3EMkvBn7aLX8uv5V2Jk5kOg70T716VUro1eGwJyEslbdd5dEv2hPSmAPV1bXP_MwYl1bFYl-6eFLSRSfQvIpbWaV9msjeWDprUqQNyupy-_r23SneFuCf4jSfeEJ5w35PlfbW8CLLSTnQmspob8rKwhlzAxG4drF-I15JsyeuZlkTLJqDH1QrcTd7tvlXgeXSpLybkTXEXpfW_jHEJ3yBIXlLqhGbaNSxCDG7fY-BOOL6cAsxGXQP8qZkV6tGp9sDsqBEOknf4oBCrCktsVwfwh4mSRwsz1XV03s4dDd3N9YaKpWNVQvgOc-R-qZFpsja-dGk55AVHib8Jbt-eGu8ZgTsQfts3Ckx9XwRTgrHPVMaMtuEzteRDb0K4WXZxbsNwyrGHkMH38Z03REfU02f269nk_5U7v7jwMetsy4eDE98homCP8VAEXIjfy8YyLwomLXELshvtWl8MatWo2dlRdRMD0Sa9oNUCFnMIGAHM-K7iJeauu95yawe8pHv9bC_gZ8Kv_XXeApaSiwsKozd4W8yYmwOP8KNg_mCcS1B7YyN5y0cVLrMchYg7_6kJxqgmH2M5wQF5jMaEPerhU0BLR33LxOdRF4fkG6qQf28r7bOW6lf3ZSnnaPsGlgHn6bYsHuzEVplS98sUDovNZP8iN3OAusmehlT8dv9LHH98ZvHaL7snel8vlNL7Gc-gk3gUUTiy-kvPd2T6Z8XcSqKN6M5pInrYwPnnnRm3o7GZIF_HK80PZ1VX1oPesCWWZJq337AOAFf_2E_1dqvNBWx5_0xsi7e6kazozEtaREuPLrt-dN2tQla3w3k9BTImDjulIbD9oIHIbgBWrtjlcm5qixnbT2ff3MEbkMebUxiQlkhbvjlZ3y-0KFJSCuCx-0dEwAbQnJeWD_6czCTxKsZu5QWxu7Nzu--7i3618qf_iFDCZkhHG7V2H1GaXJ70p_KxhzR3ZM3FXWa3kaa3HNuOpbrUgEJJzhDeFW2gXRyV46fW8drXLXWe6T41tuuS56nijd6unZEoH4O-kKERgXzYKB-qknkX6H7I5nNZWL_DPz-XxpvquGuqsU4eo2ti_8h1j7EEeQcMJikQsARzLS56VPZVhBKyq8EndejKZScE4AUwaLsAEaTsBP19BRD3z5x8MLShZE5jHjPX6L3HMMs7yQK2EVFgX9qJiApXRH-s8TvnyHYQ2-ujZp9mMNWyaHxSq-55pRNF6ABAjLSXmC3bgB8w7jlXkGywVyQK5PLBnUzQIBg-ey41Fhsi2papy_WhX7F8uJNFusqinxkB3EXt0dT7piuVA2zjuIrEkcnALX-cLcgvFPFH1zygtBEr650HFj55gE63LeUVCmpTT4bThEnPqegeObzIaYf3Q1ISx9bRG0UxlZBoIDqWp7iXf-X_-RdI7QvlyaQYvURckwJ7YN0bsSd_eUpEmJoJdjexqvf07dJlGS1Z9p-x6uu9uZ4Sb3ihMn5Ni60xVTcz0xjpI9NEcbvhV0mWlj4HcdW20I9jZ13wE6vuTB4vtBmxJuhO6O0Ztk5N9yI5Ez_wJJ9LA42vEC6lV3mF-uTYC21X21v9-PB0qKqy3vQQj9_3ZxnwVTaLJLr5GiMgGXPFSVoR5hyROoWL4VcVz15JfqmSshtRNdyXcMZ8GnAYIIrBEPofh1ut1IiPZrSAPpUQE9bqVz4qIsoQpAyeFjSbRAOjVtWNCGORTK5HqIJyEjpFuID5iPLIM8FlX_-uFk8M-ihWms9BgWChuLLif5tnAenOBHbDWz6oI7J_3tUXS8frePg9Dgqcc7DRUw0QQaTJDIuEwUBM-PGsFtFXfhKuJ8hGrwtdtNQSeW0yfAKeYFqXZFw3OAfhj2Sjk-J-6-O1Ym16la0GU_k419xwYQUaWDnxAaJT9aORcPvy0NnWP90nC8ZAHeu-QTUcRbzjrmJLBWv8zGXuQWZ6rSnfAo4O6hSOwRCl1uoUW2TrPZFvTpNBtRlvgNZ9PW47HU_msgRNMvxair7VWBwQaU5wtBa5lAt1RykxSTrr0T2Kd0Wr11nQi_H8C4gtHUoHuM--wpWyNsXt9AkcXFuXpkFiq4GzGFh8TSRH3VyaOg8Um6zlcfVx7tiCjyv7qR2_6_fFjyK4aUXaUTYLa2VJHeghL2PG2oiY7U5a8WHpP3kLYH7xFoGmdc6bjfDE7ybjLZqqfPhlgW8S-LoxkHn4DcwN6PpFOo1LFVIh5hkVjearXvrqOvPD-nyqLjVz-fPbrbkFpLuYaRTDloGTHcSfl7vau0WZdPz5jpBzf7gyEAgGYQ1bTnBIVipeoMnY0acZzfrPAa8jARI1DiFE_52w_sdlfF6WB2mNXhTYgOIPZKvw_5lmJad--qP5zFOnWCdTgPmfkc73MJreVNA4r_N0AtSs_r3ZA-k_XgAq5tQftsXlrRznCRJkQoQpZlQDS-o80Qnkq7OSS7rwsE71qi-FCYWRRwynZmCxE0guJPLkFcU7Eu5aAZEXlaK-sj0g6HcQU-sDFua1UFVsYtrGb0jTYrk-PiL0Ty1lItK3ge9KUvjxOzhs19SO5nhNBEJ7CgsBRZO5F0Hbghtu_k2yeAmx98AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAF8nM8lCrdm-W9HTmVuQQ30A3dn3XbCtuxrSv5GPZpR4luVisU7thBzDuAquBDk_VIvl6gSLSeet9-aI1ZaSRW3US05ifzV8pKf9yZTjB8iMXI-zjTZS5W48fKab_x6DWn_vWdmrLjSCfa6puwHzhlChTu91vSZsJWKlDUsFz19Onow61hc8U1n38VAdpPj9ACBdVA4hftvcHraC2RgVbr7mlXHnufWO3-vvopflR_NpIFMiidvp_xt20Qf8usMBBBm9YUKTri5t1PuT18AOUAANlbahR4TQX_-E0DHm-ZDbZg7KsyINovH3cNAW-1BmnwNxnNal-SGI6egDmcBpX749nS78Z57BOp7TSek4UuKPU-A8VYG84cvSudZTk43ZNBKjoX-gnwH84dRWWWfC2-tDDyi-D-2Z1s386Y6d6wZS9v0LfMRANF30USVF4ljpumYXw6pHhrdHVwNdn9X0NSzxw7TxYVyYimGRDpPUzX8FCmp7xl9s7mflZ20-sJOLDlaCZ-lK3dXAo6ppK-eMM6JsK-N9JrCuLyoyMqmqAUsErEWXeacfOoHK4EstKYVpI4dyeQnMbCshIGmwq9n4iCZNaV2nd9-OGDmWXNip6SizsygyGrhd7CQ-hkJ6xm7b6LxIUke_66MZRQpXNV33K1TfJIrmOeBr_JDnWKBf56afrL-sttBJIHFBIx6InRoKgkRLuh2Hu35nuTzUaIJPWOhoEO0a7oIb1n0jXlkt8af5swWMk5N-Cpanr-L0fQAEQatoYFH0PzmWdOXgfKa8Zdnkf8iWmebOXqdCHbDh-Ov8IvOqi7JRdZQprdthhRrLKAcYFtBCj1yH62zbHDbMHpXd3pSYAm014FLH9B2pykKSdUpTeeQK4TEQoy2k7J87Suf8IQYfmsoC1GfqjoAydEyuRRdHMMkswVb5kBDqL60noR9dcP6IjGKB8TP1FXNSrKyuLmqzJZ5oNXmso9SNwlPG2J97nq_iVQ3XW9znN4AzAyXEMRFSh9pi3seFBbXUEps3YbRs5tT8-UHq9VpYCTwm8VI1Zt_faAylIUYtjqtdnSLEEVoZA1Qm8ZeVU2uz5D2VJnqXuReU7d0evsmw7wWyj5JvvkChIyXtWTTyBB79uZBQiZpP4VX_zpUdaTFS7dso10oaYmlqK7UXrAspiz8UF1XrW_3IU76tYn8HLZLWsEibVifeq8utWb3IPwJ8_l4B-ClCdbRnawFarIn39Ltfup1kVtZJWoZHnXymis4VMCi9lEUu9ksNKZqcF6TXspTebryi7MjRRG4I2klwYZvEgcKupGAesSz1F-Hcg_eHAiTYwDMkplebjff9W7-vSFCfPggN6etXcsv_o5HZSpxrXyvxm6MZwSwvi6eu3qlQ3SI314G88ef0662sPKkoFPZj9nlNEWHb-o6wC4fFPV3ukOzkfHQxSYH0FOXmNvUTB-XCs1b0gNYC7zGkdAsoDxV5okv0Isx0B0g_JhZQEEpV1FftfM7gM6REij4bL6Av7Tqn896ImzsytVgG7M2utg0QkT_K7Si_JAwCTaesT2pX9gF8Jx0FiIQEuHGRPNzpZOAYEL2fM4ZQj5HbXygum108Sb8LILsvqfuxIeyub0NSQtO3iJZjoXUe8RrH-PbxQGI2QggdZxoKGH4d-7jI9Fe2tEJ5vKB3M-R0MjCaiPm-VxfCHahHG3-7QrphTG8Qk8G5GPqQ6sd0ybvv8OSXQrS_rBXUniiaQzUXgsWaZQwGfgIOxaEVs_Z1NWfGaL1df7sO3DMm60M6aOyvjtmRKL_RJwedvttWjIidcuRnYbhdEeD3tL1es8oJQNo7VlHIGTvx7qEd2j-z5ouZBN4fdZpqeCeTsIWzHK5GZcEjFQ6MWQ5PHxke-ybIaIVkAoCOkigb9gYu92h4ZlPprxCiKO97oItVtppdBN3niAj5cryJHrdKxpKByhFn1vK5IV1qYRHY0U92wuRX0kO69LaPvr-oQO4kxzKXra2OGCMZkx8xYmVGa0hTtBYw0j9XSpeOhm_93Y-LhTCjYS6WR6VmPq8iXpbyJTnGRFSQx9he3onKAuzYxl_wVG97l7xpOC4uOJn61eOThCLk8iSg0HuNRV9V9Fw_CDyfVGG-06bt4Ct-mGF27lOSK6L0CbTpMaMPO-9VNBzLs7vWkzD4OJyZNg7hxiqK2HB2W3OauVqXUvkkosrleTvp94AmrRWgELoXrSLfQXEclU6G7Y_ncQY7sc8nGqRoNFw6EVTPAniKEDg1RdAI9YT7SVjE8jOay5pK471H3cAX2_lE7lCwSh5HkyNj0jdQoGrFRMzWwHhhIqmojSRFqA0o4EIwUl-QXDKAV3i9LQ8Up_aH6q530kSQ1HOBkdSY9d6xvA3RMs4jpO7igSXCS4OI_BnSe3WHhbmx5e6yB17krSgYdkwg9etO4Tieqy8RILWELFCBEN8CWJoPB0FlMfTHdqmXi8QsDj6oXvjsYBsPJh4AaW2n4XOudqe3i4KfHahMBVPJioeb7C8VGoM9kvSkLKWYV9Yok18b8LpzyQ0Vp2S_Qpgu19K2WlHgSpmmn8TKEPrrZEO-q0KQQeKcgA8JA8FMvnNWJx7VwVkq06AZbr5ILMwDX0GetVmVTJ7zPYHmlW9MV2rZ1CZAT1322xxPMmgzd-7nsJCvec2oCsUekMqjSvCctNfoLDUvetWc_gfEh_zMzOmpN3iAbuc598sEF8H8pvjVBobsRoMq-uZNWfWpq2S4Ce7D6FDe7n6YXMnDjnzPUJIOVhUG8KH53VF77UK7d-HsHMFEZzJMP1YtgouR-NZBU_-WxpGNjJIkXPq49bpoUrMtKA5ml3pWtiAdXMtLlDVduUWjrn_Y4DIU5yFOtbPmNyYL-SwqgQ8O4zkCRfs1ALysHOETceoKdmTAscteyhAxWdA0PKDbcQwRAggCgE2kXf69rhrYGkStacWNtuGxsWCmn_66amora-7GSAIXb3dPcFLrOX4LLipb9So218WdqBfNyW-voHU49XsrfKxQTugOd9JmVhTC_Q8R5nJYAdzapfa-RQWvPyhDOYVPTNWrRLVyI3-cqf8JR-1VUBVyBWUUUa6i4dQenNCh3tal9ToSLHUSYYBQ2ehg2QhXMmeWJ_il1eo_UXlp4Ww9GrSM4M8fMcqUr6LROytcjsFd3ad_FzeoqvoD65XZcaLFPOCUuOI3KO97XcliV6uihkh-OTB3xDPzophO3kFt0dte6eSoBpLPLT4zzBQ5O257ZMKtwD-PmVYORPnpKtsPq1qSUp_Ogmcsf-AHNDTuXQUaxqBSah3uVtJJOJz5gdmaK0uJIULS8-iJiTpZKwTVcyjPUdSxLrenpwYikqdOdTCmAn5VCGQbJ5n2RzUNFxewDA1f5tJ5Urx8SvjvzWFKS1Wmkv0T8LVXR3VtUTaUImzhrW4ZH-hdn-UysNn1mvOG9l-qYY2pC7MLefG0qPvuJX9WM7KH-2seqTaATYVdZ3tUxijHr0Ul3VIhUNd5gR1TsYpYQywZACVmfZ_Pdcka3gU7Mr-x1xI5hzrAauVzClhU4df_Ws4mFFIlxFXlLvM1z_rjDD03D0pl3a_RQbKGrx5vD80akw92GctdCck7avk9JdXjwvRWO9qv3GkE9ldP3erbxOx4_WMNEaVwRYZAfLrTAeLHGvASXYP-IYqAaM0RAq9naycbkWtmw28rXl0vCuWlBtko0FD15EE95qp4Ez785MycVoVSPj8oweW85u0-KvFX304GPLr86aHncnIYhB78ECWhF5X95GEUkEoNteiW20knLXcARalKNscMGBeFJQP4smB9wD5A4fHeG_5tvGQHGDVUqX8xlgKyrf-0PdPOdx25c1vEaY9vYbJ6Z-ytvfDQCsrBEZPEWF7-Z9ZcOlLYt_zxFgLanD5oUwVybUqBRnmiVhQB_egBSB24osZgUW9WEyMhwvmcyOdc8UtWnCL-yDhcnh-Fqo7LuE488PuPSvGrWugUsisldi_ga0HESYN1TSnk3hip86_dm0qmrqoDi323Svb-ugJ_fCZ29BR-CaTKFpMN_esKji5v6CIf7wYQK4rpC1G8KSB6eoEhuJQ8zPgurBBm3FENnHeLKZJ4KLooxX2GwPOi3WUOe4EGmHmH79XuLtKo33MLNxOUkbZf-peNNVKEqb4YWsnGIrzk3WH3gpkpab_t82k6xJ1rZZHDQIUkwmi5mOUt09EHkx1aidafzCw7D29Dy3nGax2DBLIlJ4qp7P6d6yJnM5KIRkE-CBwPJvQ_IYOJglz7QoglQaGGIfaqx4SqMTvklHrRL7nporjNIfMGEoZoPNWj3eS9oHGNWDGGLsPyKnxLvS3DNLSJLXWgHdjrByrisX8xOWp6WGDakMObVFWI_unHBe7qv535QQh1NWq6OyU4fAilktDDD4z4dQSDedKWmFVLhtloKXdPnnUx2OFiKeNxtia2jD0yRsFZVQaJeXgU3WLyp1i5oVQlBhV2COvRCRQOEcJTzIAXcq_tm8EKdZUG3pPW5hAdcIdFkjzZ16qcW0lBVURBK04RgH1Ti5gkO33fQsCuOUq02YP9puG163IYS3V7vw7vNtWP6WWm1ty6OIifehvOv7dSR8DUvUGIIQAG8Y--rKdtiNX9JlDsjzr09m8CYiHWhdbQMPlyNukkMcecWuMXttP2veFiRUwxDisZIB64dU-WvZz4mLiSmha0wHvi7VEKSNZ2ysGMKst1uIyEnOak_VYfOi-6k6p1RYfFeUTY0qN0wJmTNJk78NJYQxn_6EHihY6jllj_TH47BhmVN-LCWa7f1ke4bZjBSVfGDy1kb1GDAFzVXMYmLH83WNh_MLtlUSViHDpRpVaG3tRYbbZmWYcoorjlAMzKdBiGSQI5Etbw56nwF614bOiFUZY_sNAdiN9SpA9ACOzfPwBNtYT6NHoBicVP8D_MkRC5SLZfRkWk86onS6lrH3uHZ_4tf0mN_TDLniihE4aoPZhXxDtpmPgei1uUQ_-fP-HwHktEFkWPULVIx3d-cXp0LjyavNq5qeRQb3n0IuT7Y6VDj88deukH2FopSKJqfN2zoXl8FVbANZ2pmHtf2Zn4GQDOTjwGqaE4HKjU9Q-8ptsbQJiBAcHJGqh96A4wwX7qkgO7ndkQn5IJQLI1ihrA_SLyxCrYwsB02K3C6uUrybCkDt7NJTFkCfVwUXkTRmxOdejVf7HWuULN-63V4HYGlPBIlt0etDfF_viIKYEwmA5DxMKOxGxu_yWEqx-ZhT37mT8V5BzqmlQalnc3jtfvawpCdmc-kevFQoUFqr1PUuRgmzptNh8MZrJlLB0QBP1IZi69QGIb7Dcx6H_ZdW34jF9rlgy3odCvKlxK07WcmNaFcyh5c0_XdQFw1HStWNhaAjEU1GuuR8F6xiPhMnop1bgZy7ke7VbxI1bIo3qtGKIg1jrXzO_1maxLinVoyr9hVucUnp-4gyDnR2tI1N9VMuYHrKdZAKIsHUxlNkm7du-0ImefcskSgev6In58lzfAF1hsRoAaNzaO45LjChEtESlnKIBCMLhxzhroqEdl48W9Adim93cqBEd2tdofaXHYYPCJxT2XjqRDe2wDZ89k3Ybe9q9NCs1vSuDGqh8vUaZKcbPz-a5HRVMu7__MrqEG1xtgnPFmsKSdmGRkIoMXMBhmIMXORW20gqwJ19l1jo0qtqpwMfxkXcdsGSBaq5ZPQ9PtZsRNL2W5KZuw3Y3FbrLdDfIdXdrYXQFfcGfDO3kig0EK8ykcJAO9ctLjNO2lStdcYm9RZ3zt_oeSnbbV9f5LbEDC2o8eahNCbPImCjEbs0Krjm5fRjawDTmpLwnDMHVmkrswqS4UJfAKLNtvNUpOskq-_2kD94ShUWvgwfV48mfBa44-J_KhXmeKYSP6D27X9nlbOSLJIoPGIHZLJ0B_jZqaImLYpYiHkvSXAjl26ZAWF4mDpReuHz4ZpwoMMgCpEBwUV8c2po5g_13T2SnNGRYMEvx0tZGLCCRk3P-09nbvZHCb_CHCM8V7sfiO8_44OGW6JkWbRNvYaP7rvOpLfWEJgRztJx-PRJy1HrWSAJC5LLIAsg8HFwZ26dtvvp2lFs-DxWkExr12iOSi0vJfT5TKCUG9W3-eWInm1yT5oEJISDPSB6T4rzzymXrW3ISvD3pN-e2GNX2VntQNUVeVp30cIrvBIjTj9jHM1bx7HhYvgqxjtQuL-jJEkjoFWXBEjRkAeKBMQKW-PB8-RDeyJQSsxQQr5oEwbQeBEwE2BKDiFHxt7YBKjjED-3ZDZUgfRx2lgrKUPJ-EvecvsHKPPXzRIeaXff2bliTpYpQR-mvyzgAsZf0egyW1h4bre0Cwy1kDEasP8aOZ9Wd-E4TI-0Xt9TOJHRoxb0HRmV14vz-Fa2GoY12pvRb0ad1PwmWnP8wC8uCBXhTegJsTh8i2Cf0ZNRR3YeS7Qa8fcdtCIrewfy_oJRX58zljeNWxwySzQOP8zkZm4k4fjv3IaddodfBWBwMk-0TgLuWGQEfaEMm0xEglZ-fSoOuHhLwIEmxlTMA-vFCQfcL8lqdWtBaM5nku_9_M5vjP5E5-joCLOQylUMtqp4ySBedMWdtN63oFqyM_6eSCSeJyCeLM7uCxYjeirtQ4Zo8OEp0W4HJYJY4IC-cdHkhQoIF_-oeUiMKxRa6jptuuHXvh_9ol83rMgCcEUIYn7v6OloktycyRGopTLg7ZQ6psueXghgyeXGEkxg-pcGkDL4qjf44vN8iD8-yrjs-wVWOi5LVQudbDKbukHRGJRY7qQA0MXcWxoi7ajdAJurpUZbKpnFFFczwH2ZFsvIu9XEu6c_X7s0AsUTTiMd9RM2kz6ZrDZbhm8yQunFRDeq6wDuTBDkKUlXSfUBdbxz1z4v1nNX8vBOEgz2IA-IZc3XYJ7Oa6uT4F3NqA_ttHVunsZP4msYObyO6V6hUbH45-fuDOR-6v9s-KwowCBg7JWaE9FbGTVmkPQSGkeMNQA9O2zBmzK4r4PR5774n7u3ZuRTyNAS37qGfcuK5_jJYI1L1tKnHrA31y6w1vJoFWkZq2OZpRdZx2JWXHDvDPcQ1ZtLENGJAhrHDzWlNXkyEevOiBUni50D8vwv9D_OEXw7V-bJjf95k6D3uyzrg5bemAehobVHCqRqjlRZjgAqvZhJaIYBCIpcOrKkyXL6DKQV4UBw-pRcHVdutXkPeQV2tA6ZZuF4AAMv7r_e8b63-cvUc0c3gXAti9ElghDHTpD_JqXjRuYNE4-xJy-T0Wwace7ErvAfSPq2_GW9Q2Qs5isgS7kMwZTiwL2jrhkp9R0UVGhN4D1fDEiPucZkEHT6eSOnLdzb0LTAIjLM9W-Z9uYebaRhhvPX-16la4XcM4bmp5O3DtYjXmdWAYMEBzTPsu-cPMcg51i3Z9bfdI7_WrCxzk_-nGJ3YwfyCdpG9EkBrWSZHLzp6rQkLpdZdoa_ZzJ_C_5lMb6DVJ5X-b5n5tyG2DdCBS6R2CHi40-7b77UxbnpRFdaQ6QYBA6GEjJNXN9Dt5KaBJgCUBnEYVBdUsFkzLpFdLkIDrzSjjyioP5Ibh_E4dSZU9OSl27KxQCmj7ASGNf6i3_H6ACoOHR1U1TOCnOQFhcCfx10o7ILQQ01195TNr875qczfyyY7imy_cQs4wEfMQQPFfMdwqbd0T2t1W3eE3PNZT6wfh525xDJO5b7EuAA37R7diJZak1-KUSrYFzl2DDlzYFzUXZYZDSifW0yjH6r4-hwyIkBs4e7qj_bxNbgbCOYGXwD-LUOCeUcPFEC_cd-7NLofjc3RKjG4YPHmqNW3Q_9s8gIV5Z0UsGZWikeGOB-zSr7CxSPsBlaf8dFRRI3e5vXBFA97Sf258TEqdE2_as--ewEyY4M6TZYnOMnGBQlqi_nyeaIB1LeBFfGgP4uXQ1VWhajNLiN3_WfgC8D1I3GkRvvuxcbuzJZ-CpNQgV-wID7TGyGV3pFugWQ8eZGjHa_W2ESZvoHWSR4i7uFyU7f26xy4-Gs62B49bv-rYePwF7fx6nPFUeTDWKbVu1Krimpw1xjvAQ3g59jNMVsUNtTvr6mqbVA6wl2iAKskTMAFF8bRtIEKae6Sg_Rswa3K947vX2j4xFhz3q4WeLRaUog6A1CDdodh2I8BjpvxJIrKG5owo5_C1RZlzkZtXC3HGLuNZE7gycwm5RRLKJplYfpsYtCNIfh4pxosAX2W3saimR9E_lvpOXUB-uNmZeyeTVTOrdTzPKhMRk21_mOdDBZpebbgeVB4pGAKMGKGWuWHjqQ79ZM_6o_WfO9N0WP31xO9vyQMCjvqXNMqV7v4w1NXuI4tE890-BBhXqhRlybAOfeKg-0xx0LIVDSsYqNeL5WuhGqqR8VZ5SLcLpuse6AUjkcDxJKarPSp0bCta9DFgp81Mpt5hpGbuVcSxwfeza0Bin0Y7NrBbZC3NjniSeWtL8-WqZ_HHPux21L5vwuC83bORxvWRZEP29wcTmxCO3OMX6lKoxMXlr6-aPG6T1kaF2V3zP1oeMJI2wh_UErnVIuJKam7zdFwB9-x9cxvA-ETDNK_4bcZVVrmm8whllm8tGrAZAcl2Qq21EyhyK9H9AzdoWNVYUeVZFpCsjllDDPgr0OoI7Xn3x9YFstpX4GaglnGKw6YucjSWfD24c6_bSTyJGTcknxzNxdkBmlaoqf5teu1r221mvIE5Ow188oxcmLeJ3v8ay6W6oDJHII_NuuKMt66E4kUbKC832FSu8lVaCGY0xKgI0FN47u2kOx1k1S_UkQbpTVIgt7v66-JTFR-3-eXRFz_4V66F-Ufn6vOg0L2VA5oQcLpgBKIknY2soQ6UhMwxCZzyPT-JkQfL7iyXl_hTjaPIwC8Tar1GP2KNfbPyP5WMw4VwJ8Oyg7gBzGwwn0JPkz1931VywHu3W-3JWoDfuDdfj8ps_TrWXN-PyRxzKgg5U8gknOHZYz2wLCkXpzzLMtQfaVQj6uAr6157wX48rxZyMxouYzfeFthlgxlPWfCQQOroq7-r0DE4QVbvZfu4mCGIyfVMhU1Cj80XHI4Bk6FgNtul6Qfd6WujEyWdWGITU4UB74qkQDRJdnARCQbI2ej2TXQvpgheM0sLzuIN6BqkAgNL08Q1b74QgVtmoyCF-X7Dy1T0YgB3F9dAoxlORALiIhhwzwbH1wYkJFm-MdHmS8g8JIkrtGYouOjTLUjHxbOqazzhsWMvxWHnVE9oQhjDOIEFEiLU0xp1824DVhdQkUyPG0mxmMhLSvYqOG9qwiIx_9B--WZPQw5_yAqnLgkFB-yalOxADV7GGm8jirshP0hPZyo-28S-pY8thA7AXRGPmEWaBXsfyrU1xXuTcSIr4VZn_ukyzq9TclHoMoIEDP0jh89neyhk9_Ahcg-gQM2lQ6kZQRlELOpsju9UnwA_T0IdAJrt5Qfj91NWZ7Y56Y_Qm1XI_A4jyxYFTqy8oOJ0Egf1cI9XZfmVBXSsBUx3OGixCmJyQuH69l09836dL8eAhTyX_DCCV7hrQ4PUsiSBsRFmlaBflfQRZxhi1bUv_hwYWxp_hPVZbKiAaAJKvSlK_y9q18JtIUURTViHTC5EWuQdMqrt1_ehfrAf_xPRYQDOY3zUnKp2'

/** First 16 bytes of the hashes of all other accounts, in base64. */
export const prefixes: string =
  'PZGW9dg7IbJNBkgo0q8aw1diU9wyCyzpu2qSDYY91A_bdDVdM420GmeT9zgSmz9Sxen4-snSSV_wK8MSDYz_tDubv9CtUzi5cA8IMzgO4X0OvX_5ynDgbp4iqJIvWudSIR8VdL9iPRR4dwjF_dVl4w0RWIzcApDOLoCPewR7KoUvUDmCAM9Zl_i3rXeYA2n-4E3zuKSfC8c51XwtJh7BpfmQhRGZciTLJotYmE5sKyAd31gAUhdO0d0NZsNb_cGlXOG67sXN_Zu6jiLYKDlOtw-H1EKmuCDmQq6a0mLy4HuQ2f8ceBRwX8x0-LdZhHbWraOv_LDY5FFQrO3Ay2nH1hUGRXRuJb5Uhus7L12YtEzU2YxufFcI8yqMDhx_sFi7WOSRPesf1OX0krAMwY_HfvzkIo7mQV-wOHCNpZ3GxzJg7sjr2zon3Vh5VEb5ma1l1MxvkeSvk7n3yMkrCOQr8suo-ml1V-_htWpXpukJjCb0qUoQ-xhF6rMRIMI6odVKXi7lhY54jxpwMsu4FSiZAJ23pbbTRfA0dYvuiXYFy_DZ5tUI1HqO4rFMT0i_Jsaj5V1_aA2G_yUvRB0s-fm_aFlT9kUCXz-cAKqQn8aXp8r7KJ3gfuDRGxFV-BzthNDY2nxPX5Q12kQp4a6a4D4_7BRsKY-XfQUUg3zbtTxSpM6YBDshAgSrPiTW2JqBFpOaue1OTuPzhi0hIF-PfD6ZjQ8gKn4D_ZA0RvvGIHACh7J7mAJdOoatcYNB6dXL722-tjnUiEcg6HwYymLUfmTflzQ-hvHStdzsyV9e9QBmUL99nQdgwdaTXG6F7mDEErPu-QNsoMEoAF106iPjpADmO5cY6fY8akHV2Cb1foi9bLwCuFjhwizOGjrZ7VDpSVBwREp6W0OmA3BB55RxpYsZJAlJ9qPywGJpDsa7AV8fyajYh9Di0cT8QSbnHJcNM6sYfy6ExyPYtraxqs-BDIwmqwM43vNLhMbukTSgSrFgFFAk2h57jakB5bPdD5jDl_62m5tzneJSeuctIQg_UZjXEFAAZKcWovG8xX49fM8fX-FmoechltZNb69I-ksuqGH2EtN7x4ttiKyzShT2dqy-YUfbD8IFt3VI6ebRXq8BqwfgwX5u7w7s0DNyXV4ApByxbCW18v5e8aahl49hH2GlCMuBesEW0KihMWb3eZs3D2H53f8QA0j34oehKI2PwTnszp6z0qwYbKeu1Y1uCooDFeV7GAprw69odCy2UehXreR1505WD8vi-F5gXx2x9_tEJ2PsvPu-JUiWwpfFbZ_0-DdYgihC0bCEEajp3cY63fA5EKxb8hlOIZ2B8QX3DsvUfcxN46345Pp2XXc82IppXk4YpctD8DwblawpD5sOBnFImtSyquflZFlf-fhIcCuW296SVn2-SO0s7i742TFIAqepn3vy9CaD661p3UJ-vqlwSbcRQpwTiEXsOnIBKLcn8ZmrKE44pMcuQYaG3ifZFEF4uoLyrptAPogaNYEbXWnb6sxWx6RLrzSJM8CD35lxzUQt0vb53-DGz8vtbQtPKNnMcmjXq-cxBEc2aNNh-4Xv9Cy0t8KdBk_esCFe3VVXiFmG1LEi1_EsJ2RuNlKS0gSbPsnWXwDJpht6tNY7JmAJXUF5AqHI8x6EDuh3hozxl6wBzHsT1v-iMBzx00BdjQH1qJpt3UHao2OdIhxJVPfBzyGq1HhumlIFw7bBPDGp23_z1NQywHJ3jM1o41GyvyQPTcHjcrNgtdUoOIP_HuDxXbLGLNhq_whg05xJH8c6owpJ7HJen1ckS2avTC2nq4S_ALXWjuTEJQZkNbY6G4i59MHhy0KCaNXSr_I55jQMbPAPfijh_l-JNVaQdvjUglOwkoZcl2GO1H7a-Aqhb8q5YzXt7OYsZyIyUGzMxk1US8ZkeI0FyYL1jlrxdcW0JcCQMuCwHHqm719h-1Y41cFmMoGL4_rbvST2evJ6qiEmGrzftHtQRuNPXzHzV2A4bHgLXs_nx1XMifpf3LpGtfurEflm_iQTnY-0tTQ6dC8gXwDey32lGIF2TcOVnOxgYPm9wN5GHBouAC-tqVULuwnjhH2Byq7_jOjbCAoH8baL2_aBmXc8UO8MCoRiq7XLDMGVH_Xv1wGpGwFFBfbtIsNnyFfy-JHD5y0kOzxAfn63uTwBrc9FMe6i6m87JqkPdegGVnMS2TUDfND4Xo4B5Z_n6G2gh0LtkzQ0_-uPCKY8lptP62VLwDa_NRyLk5aAMIVOxFIe_VKtQ7zxmI5MROsFaKfT7si0gd4tMdjiTL20CqfyrzSUYDBPOTbf0riJDpND2R2JXemR1AJ1_fic4GZrbMaKyqR9CSOrO2ntTmSMtGtfFIYtQKsbqErqsqq2E1TE1NlXbDw8qiiwcC5clZiXddzKCkEDzFyMoP6rmUqk53VXAMB77A75d43hGo6Z1TwTXbKzRiXabvGcMuv4efUCD1kvpbFpuxnJqnwDdmwn8V-ra24F-u1ah4QTD5bVepUg_0dB32ZPGMxX_3LwD2VGBxxKAyxkeyZPs0ns5uV2c8vKfIX7nJf42zbP_ZWYDfcdKdiqSEzFp78rq-eCfNF0Pe-86bTQrmztmIL2MXMTB7Gpg9I4OLhtBbQgpCgT9u5ezT7t5lq_aCp0k8n_VvwLPBuydPH5HhVljyMfJ0T_Kn8MQL4d4ZIYcz4IW4duzNb19ToFTdclsSPjk409sVG3O8RIkeq0f1YCoPP1x8hCfaSvICzWLa3DEhc0TsLZGnmX4zq1gOXps4C--Ufklz2hx9QNUI-zOUm-Xv8TV5eKyXUYztMT7TfBkzelLZB2wcOFTG9vMyq71cv_kLpJlFj2Qq_HzoUy_R_3yczjZ3Lt5vosq8XY_0JxI_IJPWLW77koblpyvBmQqUBGc8mvxC6B8EbtknQUlO00IuKVCpeDTfHdiAdpl7gMLTNHTkiQXsrCdAOVFi9K0DRty-Nwg6SiV97n9efLmFi8qeAU0SafZWJJth8gIr2aCj-rJGsNNlfMhnmT7WNCUZHuEYY4ykgaG6hRNoL78b3zA7VJKQBa9w6jYYjGyXm44roE2js9cg0vr4-ZV6dgFMKkpcPA1hrtQfz1ZaHdEzCj5taHbAPUqaw8BLsYwjwjCRQ6ODf69ok_Iq6OhNpKJzVdi45aQGPV3FPAkxE-U97RrBilbxyz7s1WuHRSGHZdrWnK9vihUeLdeXapVQds84vS6QNcq02drSvb9R9aScSpxtSktAAU3GpLa6noi2WzEvqYsgSdE2y4iCnEkn3gubnVujrmgvGqa-8NrR5jikSFbt9Q5Ry-8VzJqnjpC46sjUn3v1sYiCMq2RVi3pdqsm00u4OwvdjY4-KtVxawZU_Vva7KTOhlepS7s0uWxA067Bc3TZgOcdhroun31jC4OsOYKyeDGzmDUSN-AEq93x-k1bfIPaG35--eAe2x3Evvn4pdCgPUPsUQFAMQBXQ8ObJFjBrKwPhGHXfuGYKdRzSMiBgMKsui0PInc8qEzU3thWwEUKAG5ReIlCZ0ls3_idm0_g4EMYU2ogqg4sy7KfGuQVXWtbOmq7l7Q-vy488vSgZoq5aP4coPPFS0U1BV1Mq-YKErmvzKKiaLXPZCmt-J_P2TI2ogm5W4sVmrrbw-8Zk8DjMv9ypzZaQi1Fc3jEHqfm0HM3HH47qsh2QmU4bdHsWQDf5Vv_cS3EjLEHSYjfHu-xk69-GrdwnVdJL2DftiIXS3CsRZ6_nFZa785vHPmc7Us35TbhMw4EA6YwEDZXJTe1Xcwg01SAk5w15PrHXAHwCa5HIawqXJa-36E9QjwT_fngWakISnnrNWPNwxWljX8bnVlWhBj1UiDh1xvyesqAJDUD79zZcl2lilTnrx-SA93qjhwDytgzg-yK13q5EPF8hyquJngBbLL5y324gbgwvddNGiSyQN_irenkVBfIp8YbUiN_AFj5eNkFJzP_ekeNZCRYthz9dO4XnP1GfEGrQuTSm8cTd28NUoTVVHzNs0Zt_zgly4zmf-bbGeWvCRC4yG2Bq4LNoSX6MkuLcNzQOp_Yedi4yi4ZHJmcngsjuJ0IuLnCv3tmzu8B-Pz2--MtnSbUTFFs-1dWR4yBZPNFs6Uh_AzAn3NZpj5pjiCYD-a-dL5FokcH8JTQnWIDt3QVqP33PUyt6UDGPlNd4UIoyree6_xL4fklm-v7nnlFXXmrvgDQ6UCh_vE5r_EHOC8uBaE4ankM9AcLAWNhXMo1JC5ihCg_gcymLiVrVKtyM4Al1l56ASf7S7ZYxLytLtFedGqTzya5Lvs3Fvs9wZeKWFmfrGw4nFWRpU8SiVI8UukLjwjpG1A4HDbdQqzNtR9ctdlvmbFGAK5E0vErF46MbqvXj4uGNdB4a3f52mYOZf0x1nHNWavqdJrm4zupkywLsuGEWYcYFX1v5K1pZDyDUObJ0cTZcOiHkdYxm48iGc0Jvpjz4jEBv249fgt6EM37Ln2si_SZIedfEToL8JMhldGSv5hzUJ3lovl_eygF9feq-rhmYZKNGppN72FBsa1b8shDsbL9ZygB4FBfZwtmjIrRTi0d8gazctsfO4kOYNGFtnswjH-bT1lvYlAXWIWXJUmOnAok_6pqpPIoiQ5xrpVQtXPf6ZSQoEFwPpd-RyQTXFeg3JTan0i5aN-4e-ONT6t8B-UeW2lJN3WPRfQAMHHISHhe9euw_STGkR0Q9DwAlh3iUZpSfefh1MECi9t04CKwZHblgOJQ0KvsXDZacRgzQhO2gEwgghNaSoA9qOOzDPJCgU5NTbkR_cLsuaiRXrH8mVmpl-HU5Dg9jbN7htIQGnRoi95R9jLVrPONxTWEMMzffw18CQNvBkJy48Qp7VcGCFyqLyhl2q8swn5ltznrIXhGlA1gdX-eqB6ClephUjniJ6jS89VR40wnLzN0-rXou44hahCGzLkE0HKMMk7QFKHCU0c_B6xnoh6MQtkwBKzu1jD1E7CZbXMHwU1JULfkRtImxqlKhAATLF86bzmHsOuxePJqWe3rZZ3PWcbj1F3TZEG_Sqimpuz9dj794euDTQL2iKn1OQdsV1iBgaLXjBTOXXclOb4m_eMVpQWh4F-sj_y2-JVyoSMtWekcZZCZn7tqQLD92-X9DnHKuJaoL-Q4vH7jEj2VL7T8fidxTsXKjqzxTtGd4JV1jBPxt8LaB7R_Lo30kCdYNqyy4q7dYCvGdEXPoGcwBK6RRdYZrwz5Ae1x4Hwh9-K_WIaou4cK5_3EDSU-yd-nLa7HupwoHH5rK79LO771HqATmHCkXsrXEVePiR_twGrQfZdPxF4BqYO3rjSZ_sePpW1u1otCM4Po_6cQFtlGI5CENqKENL484FxNqXcTLCSjsQLai1-zPbr9hzewm3TQlWG1VZ0VTjPvhdF060V8By0e4QIVtpTY8lpaL7CkS-6ydF8yqZQexZ9lnfUlJKlhRvrO-amCaqDMN6cKPqetfkJlw6bcsXp0pWsQWq3i9Cfy-BC92PLhUovzsW_xpzSx-0lwqFdMowssABs7N85Brq8Mqd0godw_Hajs2o-M1Cus4iTqPxthDhR5frlYlUP9PvmRmkjNBM5h_UEcWDocyaj0yuc64Tay8Gk6ezRVxsMp6F3yQ8P44E1yD5zfMEBrKMNGsXAo3NUlwVkE17QCfq4IsxhiQmrmKhktqW4mYWGnAsyfbekU4SVo2QBblVZgdd9MooFbtKbwqmUgTXDmBCQwYzwXj1ntLvn8P89SBrUlk08ypip-G6_Inq5Y0B1tK0Q2v3aDZnO-yjjJfI4iXrSfc55zRY_u_1nN7QlaFWXuCSu3_VV1QPmb_Ns7gdQsrLSuJdI_HOnZ_XWOs_htava3KYlhVu4R6VugiND5VISaGS93IifPUCaW0Yv1fzL1jQ5lUhMQdUrgTT-7tRTXpLz7vX_dOBRsjWAvn3dzcom-qHK7mACjuBJ5X2bBblm-BSFhc9cL6GZocc-KHkF2eabGFE0ydGfmofxhcA_8TZdYxA2vXzE8sucvtB-pV68Bhj2xVwkr-HViRR3TcPCzRdn3S7a0gCUzHUfUb_pFdYrY6docr5dy0iX-nqx6-62xEqB25CnnnVAwC5qjB-RMoYhCIOsWHNhll0Yh_ZvkI3hTwijTZz_QQjnYe_JZZE_oQNjWLf6wHwiOozDblJ3ymw49Xn1fL_avK544bbIeiyezYkZI2WnxRuswzGvuVV02dkkihYJq0akaxdtFlKUvA-ZJbjs2f1KGgIRCIQkS8v4xyqDP8WjcItCCwiLEpLaIu_-KbFHABrqaiJe7EHqkmkMSbhEa__JuWCMvGD88AvzzAb6krIEkofPrzGa9zvqQJFvfVBpQry3BhgaGzWWJh-K-2CFlMt90gzRswF5ulun_Z0aZr4lZLS7rkYzFgp3hcYmF-GO7W90NgG5ixY7Ol3SDRQhAEZHM1YUA8QKxU6M9ggnfLDuDVawqLBbuyvE0F4Vnjsumz5OKu0Tetz-lajm4lXlgF9TOAmaze6nnIlrvqD0eECFMY_Wdan5XhSbh2XfhUJIth7UwmMvAHPnnqdiNdOVXJ2fRFub_cMKk6V_q-p0RlSuft4kz9POIKFevZdcUZcQXITjYSGQhI_OhXB0ch4HAEKfRM9TkJcjgDeAVUTpE5m5n-X823aP33tyeEvjAnE-J5KHCC8mm-SlPdfHIen84Ooz36iNe1vZRftzpgCbvdhjq2QbvkZsdwPA38CukCTMPXL3cHsaI-70AIpXU7yvpBLdmHVn71rpY-0OjzRjzcHuPFdIhZsMf9ZroGtX-WehYE0KjWeODV8CDloEp_d3fBJFN5LAmR5QXeRCLe5m-hVlgO0sdV034r0908kxZDXCFsAgSvOzjuIFf-wrQ2RFOGM9AUULfkHSBG7I7kbDKsw5ePud723rsvLnCpQ1oje3RghNddMFE2xHgU5ZsINftgO7IXPx_0QCTYuQhtaAUH1EOjgZE5szI3sWZa_w0nPBUDFvBc3blzgNDhXne46Qn3hJquK52Ojp8MGfYgrewHNXfOBHm42vR7BRLZk6TQNZkomzx39oI0aS_EdMUd2XIsU8bAhr40_sD6fkfjnj215eIWveOjQNekgEXzaZUYVzfNVXzBT4lcTA3S7gxrg4hnlgNQSOEEWfKmJrJEkQ8yZpM0fo_xbh_rwtFJyPC6qF57ts21W-HlG_4De-hV_4UH3E8dbMZtYH_US7bKGXJ06wnKwrDbLaNSk4BpQ0SbEz0G8K85OC_wxIpFTlW98Z2_zBW1tPaK-7PgmCrC6ynLwAkv10PPfNC_p4PkC5yubSqIt4evTuE0lMe4a7KJIQK7aWgkkA3lMRl7nbh6tTb0SKk4tVUnYFKTW7tZBIjy-DNA7hl8xdtMpwYKAuzZHei7O8qLnBr8SlfpjiOMKmcQxzgTkwR3JhE5d65ztuIgijybtbfZPcagP_SQqS2_dlgmsUHZfUmFCT0cJgG7bGLEtpr03kEr7jih7KLCELSrhqmcIboOe0Q8hOTSLd2dosjcpcwAhNytmhDPrdO4FqsFptS70C0By36sU4y6ZtSHfMtoHzmC35fJVqIw3B_P7x54sb1PKY304Tdt7PjjhGV163vr_KckU6wzWrDLWP-h6oP5PyemREQAlSxBJdWArlJCXhRQilWtcxcTyuxusL0_OUVtAl7beSTkfvuu7GnA81ueEftTyGnG8LRFQhc7PBO2OTMNT-7-5Hk1h4t3jXHR7_-mRTpWfdbsZwbUTmbxbxhfhpXcG_BSnOYKOyDH_kEhzyu2GuB7pE3D2yBS1YOm7lrGLeO1SCbTexEKcbVR86d2LPXYbLchIPLl3fZ7OCm2ORTLVvN-wXTJ1y_JVvJHDY6MtUs7YCiP-T-kLqUWT72jK2JiyAKCTTuQWwgObvz9dXVqDDkghR5H0q1NSkAxiTdyQfsLYgH8LIKczod9ovnpsEuLZZ4VirC5kjh2y-j63w7BerOjBM0x6Xjd6DBa04AapJ-RX5JD5MiRxVGGiFkVcfQ4pwBcRwSdsstT1N7rrT9BO-cN2ScqhmLDf1s0Z9heroR3wpsNDIXE1I7B-kkj1BmMYCRqM-1MOxzIQTOOPDFaENV9UEKkj-33VkxSQXSP-VYzfRCSTga7zZHLmSlBtsPAiYytiafDU2_jqYKhE99mlfOHWMUmnoImu5rp5DafMlhB0jRvHSbkWQK29bM-0A6qMmvWwpuDllUqRYYZ1NiWDxj8sMekp-fdJ1HdOgZZQuu_hp9VIk1FtpU7otwmRiHBZulagN5CwaW16QCrAH1gGxz0Du8lut-6_FgZ_H88GyU79rib6qh2FCS_E2u6XrZNESRUInoEiOP8Qq-kGG0TsVTYWsORVEDcDiDS98G6BTmRQ6MV4Bnu2VimPtNBDanbCeUqI4_v-xrnAN0_I3dzTza1gr0wNaTifVnrVHVguXcnpcqpMYJRHWLumZZ1kKkBXXPyAtM9EFvirAVVX3W_wLFljR0VSm5mo1b7uqQI4la75VQJJIKKRxvNxXil2GT_5ja_4Q31LyarnwbKa2QebiVtVDk_xZWykOmAT_qWYucFv1ykmYyXkFcMDVpca0H9qM7I0-i_I177rrNgSVbciPwTdHy4bPyjkrWKP5re-cawbQOQ22zZyHZwg6C30KKBwkytx2eZCylIhmujlqz8pU0csDfiypVNbjH5gdh6NoMoq_ebAGNK-gOZQx9M698G1oGVo_-dDnYQUklMaWcGb1v4SXBTnT3Yd2pNHbrHGOaqTNbbYKKWNs_fShrQ33qtch9dtGGNAdObjfRq7p2MArpv5BgvS7Wf3Bd1KmW3WXPwR4XnEIwFMJSDnmu4bpEDbs4bjO7GzMZNaiKKc1kPyQ_stU9qPcwEJrSgWd_r119c1h2bGFpHjpnaftdDVCERfwaRzW_eJtYIbqcBz7xasnwEzdbtEyzIVpvuqhkBlYLsajhXsZ4IY_DcNEtynVjcpVNOOf1EoIxrgZ0XqiMvPlqcJosldGmEk6a5t_JNYONkvNZS4_OgLb8I7HRHM6oQdTZn-pCMCbcnqrdTtBrMjXXQaHVp55gKHwEdF5ZuHGHtfSLe6wF6TV-ObAGV4iPYAHNAY1-Rc6T_m2yLHoWerwaFoL3f6im0fB3-FtR8hEzBZyfK_BTgZb2wnOvUbS5c5D-EEF59nncrNhczLnILq_fDO8c63tmKX2X-R71m5iB7Esk3L1CS1LYnss1BHz7FJR37KV4kRWX9eWA3HuTCvq9dF1MdUUZ4AKvFgbBgfD7beDHFX8jX4GfEAP3l0gUppTbonb2SLWpy8kYFaiUR05n0qhv3WnGcR33v40vsahCxhkulRwWvEjLGDb0--VW61LvxVvVU5iJBCoqyN9Y-lasGSAYLTspEPkpB0WMLedijpcFYD6cHlXh7YUee3Mrg83IYKF-cAJra2G1xdSyN_yvMuhMMmCvvCoG5f-pPm4Ir82r3u5L5TNMb4VL1FDzW4OKTl8pH6yI10e_b-a5OAvm8QJE9IZ5TJvXRdVPTNFOybTdgOBRKd5MZ0gwJ3m7UXmtBBoOCFKmXm-Gv7-Jp0sSXGU3qQ60shaaE56EdFP2anKi3m-Dm_WpesedL6VyIehkAvMJU64BJa69rBJm4cut_g26qR0gmXpYjS17Uw41xsBIwZt0GY1EHul-Kz4lroOAxvvoOjrtHfn18HIUOwyVkOtO1EYEQFGJX9Uf77ChkBQNYWRcYFYW02b2eo_E6CSj5oqj-1beUoX80pzOHsVCbBlGbQaYxTuShaNosgz0mdOsO-Eajs6QaXoiGlCAIKOFrW-AZ0fH8oi4JqIp_Pm_y7x2qLQmNcq5ckIkUfxU85Q_7lwoyooLa7dHUI4X6ADWrtyutx_DuzfvRgySVPoLkmpaamm2cPghp58cELZ-oo64W3-9aHntp6MzqibhjbQZxbrf-Z67B2-but3P2507p9gjrOvXD5rTH_9nQWtKpWZdyvKeg8Qy-f5vkeO99cW_eFwv_P7sG-6mLcRl1lgYpVpSPKaJ3aumNNnbSC0H9FlH8OCOcnA0pEZFYXDUfA5Q3qO_uLv2YLQedj5jlFO7V0okVjdzlEDEoiuIP5wjxrLa8c1iznRj-aiB_jxhm7mPfFG4Dfc-OocuXML4SGbeIYmcw9Fz6lCjH1B0hDk9l-q4NfByLLmUUqxJxaydFjlkN_Gv18iRJyDsj206JX0RFp0-Glf3ql1-Dm7vauWwH1Hv8mxJmqSdXe5g7EuFSExqplJY5C7WX7yC6_wlf25R4TuL62IFUPz0SSGlP8HrrgTYtBTqPzs62BXE5FkHmQoRnt8eZFnLKEK_Nl0nnxxVNQP9OfmHFYn7ZWrMrCUsjEW40rZpGRrGg2phGlFJk_TjkdvWBe7JHb-KIYIWZ3i8wi3aUBnz3kF1DSoi_eaHxN3o8zuEtp_V0tW5EOAMG_c9kEssnmPtNgDBmPvieSpUKaPUP3V7Jn6u29vOYXuvvwo7vangFsV6e-FHHNTgesw5zePZRSBbczT9GxrBWejFW7uJaTnmJBy2KyvLCbBsE9LyM9__rj5I5JVv0crC1CL91o6qPxeT2rNIoFg5Z7yJeQZQfqFrXoJuNDCAjLEXP4h_HPOEewTCFCvF2H_nhq5lBTGcQqSPxouoH8Mi4pgJl6C74LGOOAxIUYzAEajwoLNrd5rwM0cydJZmZ1cmpxb3R-YLA3HLDV01RxwdxlS1mKuEzaTxI3Lv7YkHqFBA95PFy8gBOctIrmukYCDR8RvMdK14LKPYmSEEb7v2ypbkP9vJVwAb5xJK9Ei_aZFgw0NjMYSSMHwKgy_z5ISw7xBO8SVBKgRJJ1vPO0ltOADqmjjRbA_uwalUi6qaKAR4XQdLyYxxSD49BkLV5l9Cy791Vrj80bZK0CxzAr_sOnThJYfklJ2EK6iWK5pC0jz0Je4k_150_LFwmu9m_rMn1WcYIntHZ_zCM9yCSJd_sXPtF3t1bp9wIGcccXJMlbegWUKNISLridMIghfKIs51zLJmLhxA2KUNVtoE6kF7Ar2bO4cB2MxUlxr9Zx42ujwcy-Dn1Ps8kLBN8r-iDKJgw5JVU7moQYW-qJiAGivSkqhE36bmscUXrZ8W-rPr3SOMOts6zVUJfYDPjI4HK6lj_-AFkpkDKZJ38552DlrMvztWr4JNBWvpuN2EC3vV3KFQXF-pIc--vfxU4r1a_ZYbfuTPzuPotoGCMKmdQFNPWr84QfNrmPnlZZjO3Ox8n2e5BIir8JTgBeVZI9WV6bkbXUS3xgURua5j06b6fVGms4Kr51yxnKUHcVa7UgQyC6uYi8mFD5Do5RgjNx4b4PlwiUPs5rb9fM68Rey-iWdgSOGUx4hggijCA_1nNQ9-v0DbXZwdgf3PX5wqKP7thZpsdEIQD8mplFhmVCvjnKvQIVhNeQCsCtDdbzjfcTcU1tITIWrMsvGOX81vTGVHGvJfIyBwZ7TPyC2YnuRW22-jbfZXFJUnvXTBrD40UcJdWpBucJRzkq0t4RLVJAfbyGNQ7XbT9OtYd0sHwU_bY6b2NCpYdUddWR9P-I9JxUKYCPmiJFGteiRiyD8H57QobdwgxfA_nmSMzBNA4z8xXS83Kf12c_eq1SrjZy-X9vtj2c29RIsB5snHOEe_mzExZGNLwQZSp59mdswakfnjy5SmdrMuiSWjYsK9xmtNC3C2ZyNFrz4rB5EytybJ_QpOfZ4yPwODeNi22_Qjqx9HKkMlY7qKAorBIGEiIoa6yLzDv-52Q_OvHgXCusTCVn2OSXLa2eZNFnvlGx-cpCywpso8pmnJ3pnVCY1dQm1gM1aQKlHsNzff3cRUeRn7umDvMf4BMoiqPf0U2ADoNiEatTCcW5sIcCcPhaJhZbdUWLpE1kH3Uklf1RvsowQBShA1XK7GXQoAL5so_kUhe-pjl7MdTHD_Batf4INqti3tJdBifnHzBLac0qIRfqk2ZWU3f69z_XrGu1xfaXKRqfKexJQgFH7zDEp_lhz9Gyg7OMFLyNsl9Hsy7srmh7KIigcLcQ0dxsuV_gpTneZfomMNOvKQgkbUSklwxGPCFC6EyV-n_RmZ9XxsWGb8n_a1w291OnCOnsb2G_I_2Wsmsi1XnG1voFOaUDbOryZFDzuf8e2pFpbUo3gF2EXMFh6DBoUO59KDZlfqdEuYTCcIrZMW07qzoPzm6n69q2XfotcPTAUzIPs7wK9V1HwAQlyv3p8cjh5oHPvfRwPu2bORBGCoLEQrZTe2cveqsft8h9GIuFdFD9QFC9H2vJSMoPCKO2iLIDEFMTMnC-gu5v2U0ZY8AYIr9yLsWAOmRhLpzoGUk7jINP10JPnal1-ws1bR7qo_mx0HDJ_DxLxDSQyfsEqHI8YoDJ22ODVNbsHb83q7VeZvH76NRT09S0eW09hlfvB3PQ6j53q21HuZtw6oclm7z4cgAy-UWtnZXazEgXLYH0psA_J7scA8ACXhZenPmM4J2iypoBWNIEPlarBp04UePycKQRhAG_jYI1MaZgEQIFZU-pjZDih3WIVPEDYmG0aIWGEXSavv0PNQvcJFnOqPvJ4M94sDPbQyUnzs7sZmqPxT15N_eynOjHhCz2x_KDYJHwakQGvg9JnTusOPLvVYtDQQnSkRiPpGYX06ob0R7wyL3La-OosAo4dBnkVa4M0_KjJcxwZhYzK22RF4eIugvDlIh_i1ESCKWIwHS07s7tpHeBW8L3xO6PV0zfitRSI4UjFOhDsr5zTYzCvHjrGxKnd53MgVE42VAORJxSkefxJ8D-fq5-Mo1dGcjfvY5-WS936psQnydEd_OnjCic4yNeZ6P493qL4uJAiv7ox7JKwuqYm436PGHiccQUbhfyWaEdFOJX6eA_zI1CNhotaogo8rMH1YRpTrnuP2vXAFbg0viQs94axnIdxbDnaWH14QATQPeCwtMzQ9u54nTjUNcK5LcLoSg3jPBxEhcdcLwIztmxXfRH5iIF5n43IhNFBbgseH6Spz17pxuYELwO5Qx35J3Liduuz8txJi9lwDe2LAkbmnJk9YSJCIxUl1_tsNHR-4xEjo6h3y8BkSddLdYlIi1eu-wYBzVxFLgydwsPCtNvXDVMKiEWqc1zI-uttsFSNX_5mSikBVttWhIaIb0fM9Q9GVIhv_Vwso6ydfsU8WqAJN2u1Kh3vpStw54AtKIGV9vw11tKW2QOCYCXEmIdAKMrtAvmjGBj1RKDH7gIHvlMi8ZPo3GmFEMpf3BFSQmzUiz7TFS7p7ByYXt-c3lJM0nd2QPV_xOd-PP0cYVahpwl_YoWUf3EjHd3O3K3HFFnGWMCf3-FZZq1W4IWcWiGjNwddkCtXuMmUn_BrQUU9GMzsHY8przYg8qtQVswVori1eWU3HWWst8owY8OMq2DsZGFUHH1ysPbifjDLbrb0TJjaUFDpGxV7zwIpOZ4fcGhoROpuUM4cpN6IRzqNTrkIBERebb6zZ9ADNka675PjFASsmLQMeApix4ge2tCTg0BT9GCyDI60CbC4c6uS33Hc5KgDeFYmHUtuJQ9nxT3vPDKOCOdNclU-NeOLc4-1SKCdNmj4QbNjrg_PM-JJE-BE7zvwV35BaHDl4Zb3tNRGUKXUkA2ROkykn03eVmS08yRgwuFbPRR7TGodkJwbjiBwWFI-ShD1EK24-3Wu-NlGFmPueFc2EHg72tEKfioZLypuYtq55nhkwYDmL4OWjsrN7NkXCpf1dN63f2kNDiD-fKdF6IJ4rzGUpFtgCumniMz6ehNfL7_8NI7OVh1Qg462gvrg-ENBpE5xvZV6j2-R1DCTi4SMyUHni2SZUi4NBmHy0tkDV4XeRQc6w6Z1KeyEdXDVcuiuj1dn_5Ha41c4t4DxpO36DHLmc1tuqyhdFB5VL9_RUQ9XL9orLnuY93-lDGEdu75GjLLHIg_cPfZWfDzzOAYSyj0Vnmn2nCMzG882SxexxZ_zI60rQborUOB5Owkqr2os2I6lOEyvdjCxW9BlM-WIlB_2UblUZ83k-DRfMrqesMiYleuWxFjrn11JoAapYNzJ3KyXFAMFgJa-FeVottmz_PHMR9W83KbPw9b5oodn5ge19j932BnPWydeAqLUmpHLjlRIS8RvtSlehl25xuSycJ0fms1oNz3PKN7Bat2G3XwnXJwyDDwZSkVEHgQYM2-uF3suKeFry_EY5GXNqNQ9RxSqM96NywH_0Pce_eqT0XRfrBX38tqCWXW2YH2NxPycZakYbI9SFC1TD8dSahMDZ5HhYILTcaBlWKImTh9tOD-7fEImTmCsC0D1t4nPBhN9xAHawVaileLEVY8GEszD0sqnl5cFqiTa1eCL7XSaer5YuR6T-1HnBxfTjmeXXEXg5LFc2EMyXNxSTyqgSdn71yay46Lt3w2hGUDPx_LD5PVbLpDpvt6n9Rd4sSR_MH5OQT83QMuCvmvNNmKTfN7QcbqjhI6qsrlFy8OfG6CvYPs0NxwT3uIYpEow_mexPaO-agg3AKb15fSFu_nK01DsJbyhkA2Q7SruUJGJYOyLaAX9UJQLVLFR7LbI1sODaySHl0CPAm8uZ-_5bXd7LliyNJMWG4HcukR_Nef9Pkajf8NE2Wk6WYG4qAJKVJoKwh1YESO1lKa2KxEyE8dqL4TyZpQkC48RtvfrhizcSXuLGKWElo-dpIM2TRmStFhbXpVT39CDyTQtdpSElO1G8Vv1BeT-nmu3VjZHZHLwv7vNlEC_fmWdWS8JrkX8MS9xAJN192RQscBKYdtREVoUIkH8OLR4lc7sioM7F_6VgZ_37pJ6ScT9AoJ4hvj8f47wLzTEK0YuVf0NpqbK8UAcpX1YQ-cfNha5JjEIvyN85NDFRioyX5EzIZeuddi6jG9JNe4dcHxHZyofaMMc7JIHPfkeJfQHWTENqWsLs6Fkpu8pOl4mVMK8RcG61MkJzYYhtSNmHeA-s6OuHyfgvmEx3FVzXsYjVZ5EaD_QjyFj0WPWtrM1GLjIi4s2hmCgQRNUwo2FTKxckVhzXR8NsjfLYq5X1fPXhSiM4goBlnsjxmRt6uL0wc5PzEQDy-QcppISahpjX7aZvPFjjTGQH0Y8NDUkIPAXbLG7AnARggN68ZthzCveRXUSiFbNWZIUk4nmPJbpXY6mMsdC75JIWWmn3V3VIMXb-r1OqPuoWwMRSriU8Ovgo9FgAwbTQKHBJZEA-hbSmWugk57CQe4fRQCq42g8xGAvdjnpGAYS_YdMsVURc03_MbFKdwK_JUlZnn4YmhmEj_hi8RoWuVCYD-YybKhzDkG3MOK_sUYcrl5vC_jfcBfc7E5bmBMHiWYE-8jVXdpBmLqO8ivN-0KvRBkR_oD4F83zBhWeN3I9akY29nSKTeHdCuSfjn6x-m78FfHIra7V9ehdW8L2PFom0EqYtEh4if7ghvuLj9xzBXPKgZoo3fLI7nwh8nggW8li8K-4eO2xeyeyIwWpikVoXdD64hVYhfOTD1iec-0-W4NwQc6c1x4eZqexAamo6SH8D6QK3rdHJ0gmzODDMqCikF4HFoqnojmFGOlp7Hb8uGvtWEyNxEoDHJLRvv7ryUMhwxvXA4LYnSQDQuzOkCHH0TseVshfaaMSxWSJooqp8u60Kw9CQcnRs1drgFPA3NZlU6ZAEQEaYk-3ZWMs6LakNduzVaq0qxrM6AlGMpaVW0LAixAj-HLW31WPo-PdkugOwNRpyh_RYM19O29zY3wvfctCNrI7M2TQU0OaSbnRyvn5czS8B_mycMhnNSM3ykir09U2zwimFcaiDblQfGcVKmOHLNE83WzSixY4W3MBbn8VvHtYOLbZ1L0C8GovblHbW3RdcjZOXu7TqmrHC87r75d8IkSA6Pow0MpOQ9nhnoo5cI-jQuIC2o_3w68l4F7_EixUhOsoaRDPtO1yAZoi4QGLTpbWiELiNJQ6rLfXJlSLj6x5lTTeBUuCW8up9H-YP9CN4eC-39XGv7WN9FVE8kpPxJJX6FLKUS12x7RgznI4Wlx4o4Bz3adcvxsB1G4Oofaqi6JvKhfq02xC6f3Jkq3e_Kw6G4vwdm2FwDsMmGhB2eMoFG4ThuEsZ6ehlBPDJegVXoAtCDmTy4S81gRwmP3poSImUVXhKLXpqOieNAA5KeN7TXa7_EBxb2juNpAu1In0pLPIa7APORfEf0wdeEymmBUvL6NqzITNt1LkVfqkm5oUxJyzvcZicxVpHJUROgtcD-_fTLnDkTG5rl1mbvzP01Nw3Kd3oYfSrWotAAD_puyh3T3RPLF6mc-ujV72gjp3XKIFf__zfC34rL-X2QIq83qtWK5SIYo3oKzt7J6_nqdAOtxrtbbG2dTt7hwmBpGQubqOPVIQ1CDlP22F9l8y5b_mxdJWaEffeDAVMvr2S_IC2Aeyw3EVmqBPffuRsfumfjjoMo5KrEDRcHvxzQ8uMoFcWRGRpbHXBzTWOlAx-OPWIiUaBtq5mBvS-f_iCW0EbK1V9AiEUdZ829aXPHuyJEh2HBrkIJJ6ZdyWUujkc7JCFaEfZT7HzHBYy0DWI60cOyGca4gfRlHlUB5oggLySv-rKxrlRcBcuGG6iJbClryHrYzcsopAytMp86NbIYNwHZfjQ0l28N1EmsIyzBLh0XeFzlg8rnAstNWvZ0PoDm5igucGRpMI3L8wPmO6jmlcRSFZpg-dTiLj-fn1v8phLcStGaW2Oi05mqICHAp3kntR1tQfuAns0nV2gf7IGRv43lAqZ9TvA0l3U4YqSh2eWvzrs5sqQBk3Rgk9cZL7weQLNfwCVCIuio9bAfWNoJSg273s0dCmbLQKjZhy9MIPzl0jkK7w7V4N5y4BFoDW_UziWpTavUApnKj9ejTMtBvw95muwSyYn2qDcEdPNeA_PrhUSEHBN2_sNq7lUu3iR9pOAs-xDrx6itVehoTpj7dA1U-BETgm7OevucQIFpr_C46CAae1OI3Rk7zg38pmS4FkKBGTYH6VMYrbvizJicNGqw1VlXHT8e6b-wi9hZEq_U08vURsesKKgqmNYSiR4CfwotBADpzsm_cYu4p-7CQg-xpUwA78fbbU8paPcIQiGSEQtjoG5TjXXduzlNy1AOVS5AnCvZfSc0KEzaVWNvDsL0-D4yNjv37XVyuMaqc2ApU1JN6crsUFQPGt1aLgPBqYyKYANEOAPjjzJdYjZzbow-9HQVgodqo7-zCbpNKuN7_w6bmqrau5QgDatmeA6jFsJfiEHsGeWt-z5vlWdS88n8fNVaYdhC9o7EJPQrI5A6RrxVgz5ybOIUP92xQpm58AFlVbRw5KdwAuSsaG7V5wq3mGE0L99VIyAifIBnl0mp7S_VP79aYxIJMYgofOR634rm3RS7JrSozCNAcJgqDF3fvgaB6DnuAcPheQ0cvPb9XdR8VNWekl8N3hQwuKvSU_JOosXjU9P0qcYUi4MC8NcGYAgygsdtoaFmHqvE-dz6E5lNbmnEUW3nqmfJS2g3azWI4ky8GjWy7mo0c_m7G128yi4Y0GYXozmaNpVFg9yQ43IIuwZTzAHQyhzydI9pkM-77GpBArIx8g3KiaDpWeAdiEGVuw_n4wD_cr3jbTJCxmhsZzLRVgN9Ioem5tZSb6dFEfb0oOCs8LlLo08MGHMWQD_CM7B03uv8JHx_Cn5aOVfzDeVTS42Vanx8gm0HoaUrts2UsaU91h0ATukAeUwTiflnKPK5MpPlVkf_Jlmmlbv9eivfb-iy2eFpiFVQmRPl1S3TSPjCwCQV3IOrhiXbqrt8Vf1ax9FLoBwlHPl-NRxMiFogeH2NuR4d-J99_ocX-M_E2heNK5kLc57pB7xRlvJkT4D-KrhJKaGYhefHZ9p09zcXsiJ4m8F7CR0XQ0qNQJNjITRpo59mF-fPjTWQvsDuDToYTYUwC8c8BWk9AhVZ6ZJlcV6yvsYAPOvvPK-PzB0jSjDS7ECqRh6KRr1USRW5pXhyXvvKPpYeEO71fpEif2xID4knk61TB4l_2h77mRtOJwj7oSKOIZSkYvDsO3ILCLp5Rar7Kzs6WhefDONMxsSX2NjBXKDv15G_GU_5i0DRyUhcXd-HPdX5U-aA0lkOB676QWv-Wl1LTVnHvVlH5l0GAKwz1l44M-3TICiNOnee51OOW3tD3ct1Fzj5SwTecZyhJKywQlMBiKVsRB0BnwnWwUvEOeuwgbgXsXFzb_rgCGnt9kbmq9zEd8nRZG3SaDuWqO0ocl_uSDy-aEBEKYB74gHXUewTbXOAvE8fKhRSynO9K8Zgv1Www6r6sQFOQHvTg1D8O4FCBFccTBRtfuJzKZEEtKE99EGfuyy34H6bhhHV13npTf-49c_e1_suRLzuVtGmZ6xj7MaEC_i1TlALgNXmDbzagwSt5UGDZQzD7zcVrj_WdB38r2bS-jr_A5oKWmhCXdci475E2OIFNlJtKEzkk04ETn0-JOLohp4Wi4y25-3fCGKfr22qiBnZiVRSzGKv-R4Sj4EauXcL6lQPQLvtna8mnlK6kTu5QPYWgvPqUrXgwN8_tJMK3rXs1lXcPu5BnfvP8bA_r-rYiHgeGj3aNkx-TV_5mQHvsEYjyKpnwyF7PsCGvXLM0R2aBsd1NnkoclLW84gdjDQBC0CkNRNyc6P0h0VVg1WSTa0Af7siDsAEsP6E3aUwMJTEta-eapoIWqofho96KvcNCmR_OHYQKKJbXe4h7EMfk5mMYf_JOqPctWH2toNA89-cjOGqhYfn7PRMs3xPaxjIwEvFoMpGk-hDZ5G7SRGlj0e25H8rYqVdKfzVytoQ_tbDxo5HFLjvbziQ1Co6cG-a5oAAkXfgiMUAbEi73O4z9fwGV1Hs6WNc0jr6K9-1GHbBx2kUiBWI11fccD8R6Pl_QrFEg47jCWiiJ3qoWJ650Eltepb0Wdmh1Aucptj_IGKqav7P7v15CI4zHKizyedbELcWKI80Hx5ZX-NQFC58OqBitTfDvyLZJWpXZ_ssNCTyxMtvuTtSJW0jDz16BuaLgwPGWpcbz2e09ckjbHIbQbD_mbiIoU2q0xN8-teuG28-PYW-_2h70ry2BuFIc6pPGO5Ess4BpvpM_kx2WOydXWzYUYO1DP80aE7lBnb64y701hOaaVRTlQraWxTLVIrEkQkHCPlkJ9Wc4i58iuS9DUYRtUZ97sZo5gwW0GG795_dU8MsAUQ_WK8mw304kGEoZmhZla2QSnOTumy3bnZYzV4bSWMSSZkmX0Og40Wm02EgMX9sa2bJ7Fzf6LUhQWNbIOFoigIZ1hQF8zLzEOFQK3qTyMYgPD8ButYLnekDvDXSY1a6q-6hQTMszrm3SyFLuBkCDSUyW0Ydw2tO5UaJ4c_YXt3I8y5KDQnu-RtAIY6guuAex_wRz9KsYD2yUKiSyAP43JEOO0fK8WVW9DSN4PPfFlCW2AHJkRtqNJafujsvOjRhCZu9ewXNks0iviWJ7SlN-ttGwA0n7yDu2WCgd9Uzx1dF_DQkWgSvyQQEgAOV1c9Q9ez5_vshF6V46RPEIPiD9cSbzGPSehrkZtKDtVe0qyvBAsrHxsgDJG-mzcjZSjx9LSW7m5DwMJbIJbLLCA4pg5F6tGhL9ikZq6xPgKjzmdBG0G0S8nn644Qg9v-x0SK9pZsLfWXjHexPUNV04PNrLcf7hUkjL7HMbca0FufrjHFcRoiLkus44nfLyTRFqnF5NdF47HTjTVCqle0GfAhoNsWPB3nIwnP7dGfE_WO0xiCiulkAX-ph_W8G5-ktzP7QkVjr6gJrUjT18T1ShNXprAzpAL37Rrfw5pgIC4e6NafUAx52ZN6bpwvesNXXO8UAQT5DTgLzXS4VsJeLhE1AxVcnAywoJQeEDhFrfyYWUmZUljFE6TRaRKvkbxhugjvrNsQ_6ByQFlved3vt19C6WDLm1mEsdqjFt2ufdqCnEvK40KahgdfEru6qJyp1BJcETQuYNI9igvGMP_VeN-s9tP76d8sHf4eHo6NgdbT3zHtkKbcuu1WaT_1olsJcwcSFlWmyCP2_LWAJA42GWiAMYwtF8JYezevIQG3O0LjZ4IFDrxJAYW38KfXBgwsnnYdOs7jq2Kcku5UUFVhrXAcQcROx-UpcHvAXUaIuBlLstrtW9faLfYODO-WYdWsbXDdFO_xi4-erQ5SwPSArjWwLgNZGxrKfs-aF_uqr8qBIykNvubuTIHuX3q2X7vGJnmdVkjBg7URMvIOYFnH9T_39TNxQu4J_KLYwUXitJ2rcvd_hOhtViXf2AV_4pDfzjIe3hv4qXUuiVjDTL7CJ_F858Ud7YYLO1qAKzYV98wHcwer4k-WC6Hsx6xkGRdCTZTuLBs_yC1rubW6zzCDwAQPYn8vyqr-a9RwQTLrYmp2dLAHq2JjoLFOtSi6DJg7zakQXtT8ATV5VbF1X8y8nCdtSAQ-jPMCC_7zCMsmLHRZJbylOFMljgjCtGbJzkzuXemn6WJAH-3AysiNkvON_CP4bq0FfJ0r3pV45uUaJ9BJdyUbVNw0UjWpGGaQUl1yLF1kWBkAoFw969xwv_xLSreHk-ZSQyLB-WxoLJqwwIPdxdFZUPS9kTL32ZSDMnQO7thaKnF9wF0kF5CrJ30aCH2R3v2S3VJuORLWByPovZPjkBVKASgRcqLFnPvxWIn1kPSPFMMxS5eKGQk3CHvJIh2od5W9dR0GJqlFKQgIMe-mhCGJRek0QmfD-RrkWPNcW7pRG0CWk6IlchWh28ZUOaHCrtsa2RQN9iqXZKDq6wisFeDgyMWyYTxGL7ctir7mk4QFXlnq8109kjzg-whvdsw6iRGr96ak5tAaiCHzlePzK9EB0diBLK3ySkJH4FFOzGG2BLEQX6UKMBD5w5ILZxxKDlrlNu_q96iRgqzrPPMlvM6gm7bUxPLKTYmairHrLI281cZDCi_JHrgFtm7P_v2eFqkc1IRrh3hLJKFoS72fFB0FWQLEbwlZtuzvtZHfl-2dnMvw4HuBFZQN3-4WB4v5eT8QIZoNYq4SXiWmgsve0zqMzZRmCEepln6T5FTackKkDOZ2tl4B5pjZrrtasmBNERUbFTiJUxNqCNs_nygU9-BLvUrT2G_59EqQ2zGJRS_7b9fVqPx5YwNhaqj1NhDMNjfHoa0SPZv2P9uaj2Lz1Rk4rnXhHt2babPhubn5iiq3DKa2j2L_hsWNbLF5xXIRR1WabC6rX0Vmit_qIIOu3XGZKWfWGZa9nDmF6h303Gob0CkaucnyAZ8IpBxA5bDWPtfkQflB5w7COhe0PHhsNmee0mNRMHi7-iWOZaukTtNF1chqXIxanf3HnWHk8YJZgXfKFzkbr5hjpn8AalEVGICUfisocdRX-z_17a1eiHOoaFkviQ8_9BSdVMHPAb7wYKSqdDjGL0UCLjtWu5frYhlJvh6pi8YeLK0o8p0MWtV5GT0GXDQ4XneGrS0MqZDYCuXADIifWSy3mcYhfzHcAXfQGZSdNqi3G0sLETXwFpXY_zzpqtVjzPlgZwd1HOyLLJXKO_rlis4_NLVS_k0ZDpyuItJlwAKTrxbIgeA1DzGUtqtaN6ZisMClqTJSQVfaVIk6ansVLrnKy9YMgOZ5-ze7gybRqXpa26wKRHfumRjT9IVi9TsZNqDeHRqi-Gdwdt0H4MCIUxy_g6ypJ1Vvipr2t1rML1we9-702cN6GOJXtLRc88MGemgMJMP3GkVPvUklKjWkljovTk8jdQ00x4f6Ugu18Bx6Xp_gaiyymMwZW0sBWaxVWAlNHxm3eRgIliMi62TVRLUJ7fbJ6WMLOiD4bqqgWApowHs1A-nmDkpP2LT66W94SGfy6JqN4N81_ryrtpfw6etgpT3ORXxf_KDeCyky9wEdqNdv-vbekfOgxwuF4Z2CJ2fyz2BHuIOOv8q-SDTqMzNQT92QQHnU5HOsXHTik6RIUXmTraCLpK4isjTFFU3WYsucGfPE1xauWGusM1xmd3lt13YNXBzEuU31lYYFSOiLhE2I_MsliuSsgycUewNZkSLNlf4zAPuBXP5i1Kcmaq_g8YjGnCZYBELKlEfgYxuzIidhS7D9VMJYEv0SzE3cyBKQfFhxwRMfHwWvvj5GrdiRA1wg3vy6z6edF6nQT17mTx1UmSmfiYO3wnrtZBQf8nruqfYgYcr5VMVtZN1zXEiWddpcdKFArC4AnHcpyKQHhfV9__zedh0xsLD8e4w7JYX1HXYYTkFz5qv7DdO5MevXF6jPAnm9zE4s3KwoIWzUs3wySNQN6zjNBkJu8bKCB_U9DLi7aRRGX4bPgttLYkO6K6Qh6YM4ddjRYYlvVAj_0zncHAodAFx4QaSAgzMXWjg01OvIn4LDewMa305OJiWhwk9GwAXjtwKG-vN7rmCXxVBCYYaUVvNP46g-880CC6p0htjqSkzKRHxYV5UZtCxReRyaGj0vpSH0gRZkOAllwOAl-JaslZTeKiLZUEljIXihd8iPsFmCSpczpWyYNnNY69S3_heBBSUtpHRhIz8FF8fpdRIcNJH0EYBbVijvqR5blGeLA1Bh6rcM1YZyjNSPpF4ZQ7mrPylwk-8XQQrjVo-CZkyXn6-yH4wUmEISY7iXpkH95oyfU6qMtGuuRnQrL9cnNQWtS9vPr58RQef4SYv5oPAMcqROnd8XzOozjhy6rw6QWHrUk-77kVqCEgpWmO8nBUrmfOOldIEmRkAoQLMLDzbFNpNwOWQzv3H2lSKM8tgL11ybDxj53bcT3DqOCQr6EPBmJnFF-dDKuNfWKO5GO4ZbFQemnovGZEqaoDnwJ0aJKezxwr6skkyKbYYA3699xsLF9y5dGbWL7KOBb7zYM_Rk4bm2zOBeAkAf0bI-wZ4q8EDNsxpzv-4WTo27P-CAam_G2xmQd4CxnFQl0KdrEkyYb51eg5QaoU7I4DeA3cOT6aXrrO7H--6JqNgBmHVBRWpMeZE7E92RM-UDA41lS3l9LwFDQ00S_mgD2JN2Cw_G-TTyJ0JdCh58YaU-r8oRCkS8DfLOMT8-Bwp8BNyQ-ALPot_Q75PTA9n3GxL5Z8fImG6joNSappr7gjB_b_AdNeiYRlxgWx5CiD5Mj3fZCVWWvdErQ1rb5rGHh2w5f8MnL2VCiHue4v8CFoHvPL1cR3WzzNYoGvWdbcN8oiKLX0nwSP8cesSaVxFJKWeFEgdgICW3UWhBWUEfNEaFpave9-vQ9TcrgPIiW05MXHyZozBlv2ys1bMQrHpJsSWRI6lSMveqzgeqjhs4azWWTJg1UZvGM9HyvdU2cOrWt3i2y-iNZs7ztHj1ZQFnAKPixRnhffcPl94lHBpp3tjUI6PSeidy7qsEWI_vbT-eof2oEUoAfBOAyD-F_Gp697_BjlrobyadzjIVcRK33-J_YEFtFWMBxDkUl2JLepBa3fqYG9O_f8AlnXTCNYgGJJkKKeQpZU8-1hEmE1NejJ8CZl6BzCCNRnwVevzfPVtuyNncYeg-loJ5hYHsw01CntvftSiAzwxECKDGDPD1yg5yb4VctNyqi_Jzf_T55oYkpRLBoNJ3c7ESyGJRXeSYJdkTT89Z3KyRkeSPAOmuvrwW5Wdtx0_vGVEnn5Wu8oT_ydax5ERFNX7b-l0tSPVDa8urqTcU16qO3nxRiBRxLB7L3VSqGuM8MkFXEbuKj-QWaors_yZk0OpqG6Fyb5Q1EhBE2Cq1tRoBzBHn_Hk5_I_6jJaNNjbPIppoW9HNLexwTa36usiOq1jjQN4DCA39cOgG8HmpzwEo4fSPlGpVFpCjQrzr2SDPvOxFmqxibcrzFrmFqY-JxsvnMCOkyxKZ-g0pbwxJRb9xKGXHZ55RqXShebBliC3qmlIqjX-8ujbaDwtpGyH2TXcDTza9Tf2pYmM6SCLYPkbFkS2cFuNxiwisKOyeDAqpoe-bHPHK4tPwdsXsjo3MNxIhLxv8Ar02SMC15f9KidEbv9xisvpepHdQZUZ6gboXqaAa0tzdGwm7ETJ6qf2ifdEpxZS53EmDib-Sv5OoM7DQsnAOhngTW4BaAa0bm6ABoc7bAneyDMv4HO5d6WlfkNbbsQFtDyQ4JZa-W4EYQqH2ymAm_R59_KCITvY3lgzI-B7Xn2HcDUw984wf6Xr4a304-73xDV79KMEHpwaG6XkZODcKOVthoU1G8nhRYZtjAzTbCLjzjO3P565uaDlQlUDPBkSeav4QGVpVhmBM4jflF3Id9RqDLWfzLIcecis6_J2lN7_HmHOxBfJDzQ6P6MqtxJhEEafUNRKGDVSYDPJNWYaKMOZ5kVgTYjmtsV3VnfkMZB-e_TaPOgdtNFGhj9QeBccbTAIIDXijX5VaFLZ5-qiH_0zVtAjaOyi2wGWlk-EDkSabqqw7sce7Gtw7dhhPOWtLCB6WFRMBdQfGKVVa7oYQ8UVLjhlVq6cknyPk_SCGZUoXZRvuej17jAb5VSAyw4gKVqdFg5wX8F6c93iMPaLczmB5lELNs-kCde5ynY1RBv3DtuHOjciVkg4mmNjbBDG7pp5FnX3DART3cNNj4OyCmRLqTt8vS4cTj4tOX98X0MT5O8OdYwg-SPRkUv-KBM0NNzOlMZGleAHeJCrvikc1ycrMXljQaFrI6QoFw0vvn6GDdbFAvquo71DoLtu1907kIWOJgID7juUAumz3TGgUUg9XNDlg6XDpk4DTIPHd10xzKMdAqVuhzUym0aDOLvALIqVUSDmU4FECQYhQ5XqZlScx1f5giqkrPH1nAJRfP3liZ5_-qIG61BpbG2Dxf2ulcJGl5k5rlAxQS8x1vcYpK620mIBA48LQiFAlCCzzX50BiNNT6j9giebrGpVHb0lFWR36MDHRVZoiC7s_8ELPT8fAdS114FhHMAASOdTNjHPWUbNJoRoEF6T4o23KhVPWtrTYdAviMtiE80Sr9_BphuYQyZkZJBp4XBcbrItUTsTeqepVN-K_gfsv-CTxugZE4TJfrIktZR33Z9tbQiQU-Y-ZPb4yssUpD8MrveXMvAu3r0cQapiXUdL_Vr-TTKyq7biYwGnGFzXmx1ZVOeyMRjjs4K52xKiKXN8REXQtPtBnux-IUVaTHb0b1arYKgfCbZ7xwiAYI-ba5V-t0IytJ4RcetpJSNL3z2GPBXbKQJFX19G28Mf3PjuxIOgyiLzACrKTRKDKTTilQOXzmvuPxcryENWdK96m-LS_yYZVTme4Le6fTRxoHis09Jg6ui9NRP4j259Ns06707qlQpPesgz-HhvXKd1zbVDnjUNTvhGlLBKby2dSwyIBh0GE6l6CgFEEiWvjhlxcpyQFoxXCikoNvbf6jUgQPfDywn5ordm9MQhujZs0zOnYlw72tUTgpQeUr_ywOjRkCmTj1o3ihfuP4raqpYPjHA0i1Ma8ZTTEk0X7hJyxFBfCRG16ZJ45sRqtIwEpYLt-zktvfUGFUzzITI9B8PosOrsjJfh4rA3woWRIaYYKSp-z3sF1KH1CE2hz5qDXGXmH6TONyTuDhtK9DOXz_ktGTHClb8arzLt3XE_D0lLSsv1PiWQ0jVDajeXNDZtSE6fgwDo4c8WL_puaaWNdMyg4WY477TQbcRXXRYjKdmpnBVnP1lGS6e7tKcftrkDuON6aD1QjGbyooMkM6OlzXDAMGgBWSaGbCh3eddPrFlHvqvZSIam0PLhJ_c6qg9Ukzp8Y_04L49zMxR2IqOp85HIHPW38bRG-cITThNAqKNayCiSgVHfPzqdsfT54pJiW3Qo4nq8pKjVzzfs39m1EeCVXB32YmziDqnSZvjZoD00VNmocZyrS8LPuogdzXxQpfN455vPpJ_T-t2rtnSjWSzILCgUwq4igDDEE3vAbVzvW3EzF44PW4IryoeJT3GH67LzrT6YJy9LzNwBSzvA6yRfmt2P4UHnxlrQUZFKOgDPbFGfKzqixWPD2Hmgt--t3SEGhUlTGiLvAfXvdlnzj6RBc4mQ6p3ng7mGJ7ta1PvwAJwZBwe9UyAt0L1H0vKcccqAHFjr6X5b91Y34JhMd78gzSiVsK0zz0AHtEjNBTSeTSTuPtEMJVQFnJFGd90htOGig-zj-vYMT9npmzlva0qEiZhWrrZJl-IJxyCLDBisqcNNOgHkWKopi45mLFwRfn4LbYMTzpLsSBuEI2aSCHVak-jIc9ANutTAfHpUvVNwHw9eXxpjrUTF0AMXGIw0v2o1YwCQke4zQEWd5jxkhmQvPDtgcNst75JyXreV9Qzr0qMdo54zeNGRbVEkAgIKjJdXg0pHrRIfDgYLQ2jztI_OLd1UTJtSY3o_b8qdZts80y3GWcwDsQDEHdhscy0MzA6i1JSjClnzc1-lgk03o-0IgFruYFoHot96C_w7M8STzmQF9M7ZpW7O3g4DxokK4JQ0A3At2-pU2iK9rV4hzviVxD170gIZfsWPGFKd_sIBn0HG6aaPl517L88K5c2ltWS4rFPE9tzgZaeBKtdfnPzGbbK38eUHUb1MHZCzoERNrG5j2aZfZQOmN4sUgknr9hHEf6mN5TGGd7SKIy0JmTypqySHVMVJMHWspb3bUrNElODwkPB-KvEKqCtC1DO66udEoaR0GSIVxUxqFhew2pT3FXS-m8wRHnef1Sp6M51-jhqHa8ApImFHrdEEMs1A7ERdFjokIunFCSgeOwi5p9hauyrISo6oTP1lvtDSVJW8yu0kyukeNi3BhcS65JX0m4apMW_GEDxtnd-z0uDKqL5w_6MD-Z7AOButu-uPP1uBzGMrFGZ8yskQLoFsQDtHI0lxHdODvP8HBdvzV5Z_8qAHKZNYwc1_QlTThsvHHwDR-zxtnnk3V-Va9mVHtjkaDBB65JnAEfvZ7Q5AI8jtRP1kV8NS2oo6N67G1wGJL1UE7T5lmGOuEiyPgykul8_oegdv_OpzlTcuHz-k0wMy2lPdHZUPm695Z-bh0Z162Yt-ioxnDvuWfugCfQKdtPfgYNaJyJijra4RuhLyyOBeXqt7IiwIofZ-rYjz6gSLZR0WTMhfvDx0ckruVYntO0suguYi9qhLEpfWxd-UdnWtv-LafzQrb1OIpWcDKHoVnzK7ymUhDh5PL__pLHqwS__8oubnRnP2I3qfYEXZ4ae9YMxZTmVK30baJwkM4w0uqPFDdtUy77eo-xuLoktT4IIkeAByz7BDOB__0g8p2RC2M3Dl1iH8pB6kg7d5vdh6wY1sTf2ZnuWrkRZ-aijWfHa-QtRGkljjF6hjiME0j5v-0zsN9j-Lxs1EvbGG0fMugAqt1QDWY6n0QcuyTB5KYgks0UiSjkK-kqf2gCSsOAVD3Fni9I6j8XeSIl-wAGB_p4a4p479AeC04K9HUR0xxTMT415_zQ710tnL3Ud8-Ke4AYIBce1pAk2qJJPSs1Ora7U1xAKEqaBEZoqjpyAnkGWtoCmzQ5loH1Dx49CfbBiASqUqaVizrozLRbszkWCbtkNRDvICKDQNaqBlpx1Ljlu_FZ3n6ra8lRWpH0CVsRguMSHjFv5bfoOdshr3ruSMS9KBdfszYIpjyrYWw52EmK10UOhTkNZKN8qrsCw7b0NX1uRKGZfyPIwEaIXrR0ZYG7se1Uo6iRz-wckStauEBmmf97KdWV_siLZ3qM_-nXisBd8U7M3CEOZ8gcWCdetxNBwYH5Doqh3sy7RMQRk7_JPfrOS0E309Va9nWOhHGHSMUGwt25IQd3_yHjI03F7ICtRHK7xLi_bAraI93DYVXVpUzIUGGeVheZCOyZrRLpbjrXHoxDyh1ZYGBdBoQgLvkHmdd0D9JbM8TSrd_NHwiJTCkXbu9cKeCo2F_9NDkRqiVjmhe2iVGmgOSDO1FGj5sL2itnf0m2j3aTjOtHn39a09lmAXvC8gxQdlCiO4Pdj8QLF2QLU0KDMCVdu568zZ2ljp8Df5qnAxBd2kQy7yxhu0MJkQZEA5doHpbBWoXOTdvDCf0bA5dOPI1-44tB2bAoS34WW2kdt4CWkfEnryEMEoTlYYoiWeiLc47PDu-QvCSyLCo21GrqLAifdov4W7OuCUiJ1dANyvzKj2m-6g2oDXKI7R8PhpcyyTiFAE7jcB-mY1VO0VjsCDe5i0-nTNFcCLVKnIJaErDqOYzgZ9McFQiER1QJQnX33r5ISPRaF3YE-zgsCUKNDOO-IHcKg33kQxNUw4cLeO_Ag0dEOzPAa7i8W_V7fCfyaKf-LLs5o7oFeffZkEzjcm2o9ydsfhnDeG9ZNvkzq3wDDpGt0cWyczmT-w7OdCvVZ0T3gd8IyJ64Df7Vfb8_jmlGnsZByk6xUUh7frX5O1sSvWR0Jqoc4ebQppkYuoM9RlEd0thBa2970Z1EmGf-3R-Bh7t3Wj6fahXsJuZGFgZzu0uIJeFLNwZDdvuuGzOwtJaR1mQDE98XNzXiPq7VnbJJ2M4-HuUFmR1RbJzXN2D0WGn1BK3jnsvZG7t4JDw2GBK2gfG-4G2ph6AS_mD_-cIv4aIYmzrRTreNbJG4wZGRfPaGF6ZNDyQ_DJf3avjyAIgv-ks2FOgDeG2tb_xMRJ5TQDYq6B2n_3qPYJhy4hEaR-WOXm3B33R3THbqzfA505gJXD7MP7Iz5zvzg42Omrjvn2KAGX-MRUsvjBF3MFLatWw_xSqwukN4cHaqlFuawJv_TGay1Dm_DvuCGRFFqrZ0RkPCae9as4HoSF6DEY-fLwFmh52Z3-hHzxOt8AZwqsyfjhPcgAUSlf9zmQ3bmHet5lb6nWTg5PzddoKViJ06UVCxpNXuwAL6FGQaCTbDdEwGUJ82v28y49GdaLncoclv0ISdDlS_pOnXg0eemfKXG9AbYNOKNwTJQpr5CAJt4aWCBCTWpThG9OfYHp77yeaUS_95mXQrxQeGwOzwD9FV507O_OLtsYuojZc90oYnM2WQ-c6cbmML93xvUT-iBDJrOfhiRhx2FUb1uxKrQWY7Xhq786_q3Z1cONnEXUOq6coX7x0Ta7FubUfI8fUPnAIZvIRKacHz57_E5yef4PfIvxIaQR53Tv7Zwwn8URURVXIAwV7hOK0CHqoBidcEUJHx4naV3Biu0DxEv-qxF9UIJyaGH3HLhKXRXr46zz-duBRMviRwjte7qkSkMDTIwX0zqg2RILqQF-kzAAZybpH_1z1zYoYEzICJ56Z_e8Xe6ZjSUJpCKgo9zOKIHeEPm_BySBsDirrRKWyiWrpXrzmF0D6pZoMKD3eVRXGaUISSzmQvyNMUzb9EP1RAHx8Y52ESUcW-sXCdErMSfFYmEK9J9XimJDfrDP1Sk9ifz47deJgcw33lui0LbLRo9sEkwxiDix_eQw6xLxQW2RM-04P2kHyOJRPkTQNYoA_eFpJevTvXvvWErgvRqn3f0CSRg3yREnyfu_RR5w8QDljPvCRDg1mx3lgjNOfMb71IqjG3M1cSxtZm1mgYAUhDEP6iUk6QDnESK7SYuI85pp4_au6AZoKLp0OA8E9dlhiuSdU-520vo8VKEHLgdtM_NOiXeXF5lCejwHxxJ8vLp00gMKw9TCkWq_A7a4IFbHMGVOz9GVKFnjfec6rVKIVQ7bz3EVHyZ3sfrBd1K6KJm_82cxtkEikAkiD-2MV7M0X1V1qwF3AwbjBT9CjuQX8pJVscEr61Ao-2l2I1OC9O9bYQ034rguNTiUIOVpCdFV2pmLKrdIH22812jw3kIBwyToWK6NqwWgtKaKv9NjJl2YXKFLy4fyq7kJkZ9AaniEDt_3Nd8-UZ8-gvT296L_zPYycUX_j4HOXu4cYF80Ah4yJ5TlB8dncOgBJCWtpaw8oO59yi8zEZzSXYINe9sPQjOt7SAe36NkaiJckBVZoFitgzJ5aQmBonuXF1mZ-Trv8J4K9RGslZrGDhs1ANj02ic3OgXn_GMenl7OdHMCxCjFsybk_MWexXwbmOd7mhKDR81b1pn9lDUfGpPDt8njdiuBpWwvkLfiLqeADmtIKYi-LxKWQf8JjraWpkDrZrNFSGxyqk8NxsPh4VaXZyFBbBnDQfBIvsOoS6nw5uxLGkWORFYK80eywGWHeNLucZ2PVZrQN1BZ8_nUEXGN4P9jchAOBPAAydt_f2uOy5bWXqL026kbPF7m2qYfP-CtNTefDZhAPXfhu57UFKfrvtntyhBukB80ZGj6AkqVCXg_cW8slTxcahGuTS9ZA1oiLenDmUSs_uBar787eeuIfbcymtSBOXLRl3bOCmfZY01_GK-CD3QkloTTPvb5t9Am68-Tt1xAYlxATcpFitVDrWhCKMXv6xd-VYRefHd-bevGO1T86JMLgNy-2RbO5SMzioHXXJv494ea7z-ONlx5wegWvTbUQljXErnkQMWfdsPfg0z3bVKbRNO6wIyEr5Li2tgAK9pk6la1gRvr0jQHDI9wjPy6QV5tJGCbqaYVlz5FpdeihhKqQ_CsqaCeLLBYN0tcE3wZXw2HkUos-9Nspgz_2k86p5l5x4k4IyWnsQi7_HMoaSEgcoBfBFt82hNFBTEGPTgbwntom0odsVhkF-ktJ8-47GnKF0lNLuCtuaIUHFSTUFfAzULMCbo2OVnLyVHkOgayQrXppBpv-RFKXBBqEU9_FwWvQp7gmUt2etcfw0ycNmry97NlOO830xFHbm5j-ZYjcOzHcJpACCJDYmsMzXCcGucs8gNEZ8XQDdDpz4cK5mEsfjYexCEAwTB3fxbJRM-oWQE3IkoRUAk44WXYhGYBpKoPWKcnm6qjL5r0kI0gZSmp4H86s_v7YYIGFl0y5kOKrgzTA3kvkY67jx-4D8eA5fq3kDFlERv9nTTlLiYxFsZNRtpJ8JLgrwgxlD-AMJVv_G_6Y-zFNJfq5KPvxJuCGRlxnzRW6bBvzkfDV49cxzOGksYj-1-HZSyJzaVlQTWSpGY-_q8GFwSAuk6FEx3ypcC6IsywscfdpQSgxKZfEP2JjBnLu7MiWvQ8eaKZPE7kqgiAXgBn8CKyq0pIPxovRFzYl913AYsLhGCJAEpWaJRkH5yMyerPzneChH7-hI-XWwXxp4kTQRt2zRcZYKZSCeRi-H7tCJLE2lrfaPjyLLVnfi3T7cRAZjV1dAjtrx0UE8_ua0YnThF9imJZfFU9CcKAprKpniM9Dd6QOYUw6kNDj8c4zV9FmLBcSZEzCYmvzyYc4Y63eN3m32AN-iOeACsXRwUTyrzjrrQPcmjMh58-FK-c0e3mUXukF5fCY5uxCs3kQeb4OUAeeABDLpEtSsSyHUajK8we2IW_xpmIBgO8AkYv2Bgcb_3ce2h_lI_o-biNeaRPi1G5-ivVrXnfMFTVdTylDEEGE6u0xBX2DWL71yDLniQfTQO2EvLrVBfYlvnk8G8mSz0rmwi9zFhEyGHdGtSD9NTgNHoT32YzNFHiigLWeLzaAgw_pqWKaZL5D2DbkflHqcT-0dGFHvvGSMVv3L9JCENQYB8R9nUfihaNeA7D77DLl75xcBrLsegF8hlMs1Bf0ttpiIgEoQBLzoeaNILUtDWDDgZkxnYA5meDRJAm-BNHlZ-Ji55Mcf5ZK-zEwm8pXLDfRxcZy4JZ-ITYzUHsNgrRqwoqure1264B3aZqoaxk7K3EF2pn-Q99FKt7LGTns8WS_OY0009lSsK0qSRwXiH9NSd-qC8pJGhyLuk-mgXqrbJk60faaSlcSdUzwsr6GUHBLdjDprRAGr2X_B1WBc3YRqFd-8Zd-Ae8Ar0KeQG92gIKub7-L0h3V4oCwYc8HZtsLXOtHLYZsk40MBxAKqSjAH1YwaU3F233xV28qOkb5TYSGs5JDSNFQHevxQv8Nn5WuT-D-4CHzIzBF9q5yyKNzoi_e2rv4Oc7BSWnIZYeY03hoL42mVJVkFWZs85BEsOmJ_qWAV-cKZbaEJ5KzVJ9Wlotsvy_vg9dHjqO4qz5RHHce--ZHoz4fDg0fio8twcnJbEfLo9-I0u7Br1_hB3zxJKht9TfNlvNLAdB5PyOqnyEnABRHiRdP7rF-TawX9OM_Ni3eiIAsrP8jM_KpBKKC2xM6Ja6g_igGSdiofBBe5Q5bdbw1UXtcONLMdz-yLym7rbLcvLVujOK6jQyWhKaQgax88KEsoWIkHNtjtjVkCxhp4sm9nGaV9mFB6cquwfq8BYyWzMYy96ZFdOfF25Ji3FzzJRwtuOqtiRMpVAO6iml6vaMORQen1LEzFvUkiopper1USLs1671BTkydj2AP-f3Ys7gNcOjqc00mL14Y6PjASNdRHn0qrQp5dQmi7vvBmP3wUcjoXPY1jHfT4-pEdXBpp7BOOTeCtKLT5eRMW-fG7IDaiA086gSPWW73o_cc5tIQ4haNbMVFUD1d0bqQo0IoMBduykOfPFYUL_Y1i0m1DNTcz4AjbeAUz3W1ZeNwQShukLyOWjKWZ0OxoeEMEHODe5P9qtWUKEzouO_9ADrz-IdmsMR2SqMmldxWqr1U4EVmSWpx2sunO1jhtHAf96AtDB9a-H89ZM7ZOjYZuKtjdQcjC5neJqVeptnNQ706rWcBaMSxxuyb0p_dZbL6i2mL0yxl6Mk2NBgEp6zdWmCCbR1PFXCF0rx1HQN8ZRs2Mf4_kVmB9BFM3rEjfohxFqEL_JzDQLg36wOwWe4QvIhOZ2uj3Kq-dc6nHDjWZzYRirEL7ftAMdyQTsnXyQabyFxMBj-9JrslNzwpkhe2Piuk6mfo1fK9fxGvuWNzZSs4rjWKBmDm5FQ8GFW05JlmGlTtqc4c5hoD-k75mIA2uYPzZuEMMOmGpoilXsfY_od64i7r2fmio9I99WtH1uomEfQTAK7ItoaI_WsUwVgt-XF4fGzeAFnMo40jslxooE5LQP6h2pn_M1PdTTBnPcdWfCL8nMz-ImZQ9CsESuQ3nu8YOHD8EokNakJnlbBpjI0nPAMnsc88w78djz9y5NcaOIblSV2n9WTncJ5w3cWtsqW8hSwWs8DB2VFMTR36vG6zBfxxmST7Pd-QIBnaL2Du2y1LRBabxyfe2Ns_l5SLFqBhhgyfOJ1O9B_f2qeRRXRFjdmjsQ3qg9UDqneX8W8AfGJX6l_22DuHBhkpCCWHrlBWw_2UBvm7vnxwic1MTfvVvoSX_cDJ_L38Z2hkhAw2bmx6pWeD59aWyVj0BNyw'
